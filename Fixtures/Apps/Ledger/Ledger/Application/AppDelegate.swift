//  AppDelegate.swift
//  Ledger
//
//  Created by Jonas Weber on 18.09.19.
//  Copyright © 2019 Weber Apps. All rights reserved.

import RealmSwift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Realm.Configuration.defaultConfiguration = Realm.Configuration(schemaVersion: 4)
        self.window = UIWindow(frame: UIScreen.main.bounds)
        self.window?.rootViewController = UINavigationController(rootViewController: DashboardViewController())
        self.window?.makeKeyAndVisible()
        return true
    }
}
