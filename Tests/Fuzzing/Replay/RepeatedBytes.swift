import Foundation
import TestSupport
import Testing

/// Bytes that repeat a pattern, of which a compressed megabyte holds hundreds of megabytes.
struct RepeatedBytes {
    /// The bytes before the pattern.
    let head: [UInt8]
    let pattern: [UInt8]
    /// The number of bytes after the head.
    let count: Int

    init(after head: [UInt8] = [], pattern: [UInt8], count: Int) {
        (self.head, self.pattern, self.count) = (head, pattern, count)
    }

    /// The zlib stream.
    func compressed() throws -> [UInt8] {
        let arguments = ["-MCompress::Zlib", "-e", Self.program, String(head.count), String(count)]
        let result = try #require(Tool.named("perl")).run(arguments, input: Data(head + pattern))
        try #require(result.status == 0, "\(result.errorText)")
        return [UInt8](result.output)
    }

    /// Reads the head, whose length is an argument, and the pattern.
    private static let program = """
        binmode STDIN; binmode STDOUT; local $/;
        my ($head, $rest) = @ARGV;
        my $bytes = <STDIN>;
        my $pattern = substr $bytes, $head;
        my $patterns = $pattern x (1 + int 1_000_000 / length $pattern);
        my $zlib = deflateInit(-Level => 9);
        print scalar $zlib->deflate(substr $bytes, 0, $head);
        for (; $rest > 0; $rest -= length $patterns) { print scalar $zlib->deflate(substr $patterns, 0, $rest) }
        print scalar $zlib->flush;
        """
}
