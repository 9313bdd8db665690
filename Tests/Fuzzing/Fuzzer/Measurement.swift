import Foundation

/// Runs a program and measures it. A small process in between is necessary, as the system counts the memory of the parent process
/// as the program's.
enum Measurement {
    /// Prints processor time in seconds, maximum memory in kilobytes, and the signal that ended the program or 0.
    ///
    /// - Returns: the program's exit status.
    static func run(_ words: [String]) -> Int32 {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var process: pid_t = 0
        let code = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
        guard code == 0 else {
            FileHandle.standardError.write(Data("fuzzer: cannot run \(words[0]): \(String(cString: strerror(code)))\n".utf8))
            return 70
        }
        var (status, usage): (Int32, rusage) = (0, rusage())
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let times = [usage.ru_utime, usage.ru_stime].map { time -> Double in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        let seconds = times[0] + times[1]
        let signal = status & 0x7F
        FileHandle.standardError.write(Data("\nmeasured: \(seconds) \(usage.ru_maxrss) \(signal)\n".utf8))
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
