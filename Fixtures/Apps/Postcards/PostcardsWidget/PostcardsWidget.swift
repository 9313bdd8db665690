import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
    let postcard: Postcard?
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now, postcard: nil) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(placeholder(in: context)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now, postcard: Postcard.samples.first)], policy: .atEnd))
    }
}

@main
struct PostcardsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "postcard", provider: Provider()) { entry in
            Text(entry.postcard?.place ?? "—").containerBackground(.fill, for: .widget)
        }
    }
}
