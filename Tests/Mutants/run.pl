# Runs the faults in faults.txt; see Scripts/mutants.
use strict;
use warnings;
use File::Basename qw(dirname);
use File::Find qw(find);
use File::Path qw(make_path);

# A child must not flush its parent's buffered output again.
$| = 1;

my $tree = '.build/mutants/tree';
my @faults = grep { my $fault = $_; !@ARGV || grep { $_ eq $fault->{name} } @ARGV } read_faults('Tests/Mutants/faults.txt');
die "mutants: there is no such fault\n" unless @faults;

copy_sources();
die "mutants: no fault applies\n" unless @faults;
build();
my @unnoticed = run_all();
printf "%d of %d faults were noticed.\n", @faults - @unnoticed, scalar @faults;
exit(@unnoticed ? 1 : 0);

sub read_faults {
    my ($path) = @_;
    open my $file, '<', $path or die "mutants: cannot read $path: $!\n";
    local $/ = '';
    my (@faults, %seen);
    while (my $paragraph = <$file>) {
        my %fault;
        for (split /\n/, $paragraph) {
            next if /^#/;
            /^(name|file|from|to|tests)\s+(.*)$/ or die "mutants: cannot read \"$_\" of $path\n";
            $fault{$1} = $2;
        }
        next unless %fault;
        for (qw(name file from to tests)) { die "mutants: a fault of $path has no $_\n" unless defined $fault{$_} }
        die "mutants: two faults are called $fault{name}\n" if $seen{$fault{name}}++;
        push @faults, \%fault;
    }
    return @faults;
}

# Copies what git knows, with all faults in it that apply; the others are skipped. A file that would stay the same is not touched, so that it is not compiled
# again; one that is no longer there is removed.
sub copy_sources {
    my @all = read_faults('Tests/Mutants/faults.txt');
    my (%modules, %known, %applies);
    for my $path (split /\0/, `git ls-files -z --cached --others --exclude-standard`) {
        $known{"$tree/$path"} = 1;
        if (-l $path) { link_to(readlink $path, "$tree/$path"); next }
        next unless -f $path;
        my $text = slurp($path);
        for my $index (grep { $all[$_]{file} eq $path } 0 .. $#all) {
            my ($fault, $number) = ($all[$index], $index + 1);
            my $count = () = $text =~ /\Q$fault->{from}\E/g;
            next if $count != 1;
            $applies{$fault->{name}} = 1;
            $text =~ s/\Q$fault->{from}\E/(isMutant($number) ? ($fault->{to}) : ($fault->{from}))/;
            $modules{join '/', (split m{/}, $path)[0, 1]} = 1;
        }
        put("$tree/$path", $text);
        chmod((stat $path)[2] & 0777, "$tree/$path");
    }
    $known{"$tree/$_/Mutant.swift"} = 1 for keys %modules;
    find({ no_chdir => 1, wanted => sub { unlink $_ if !-d && !$known{$_} } }, grep { -d } "$tree/Sources", "$tree/Tests", "$tree/Plugins");
    put("$tree/$_/Mutant.swift", <<'SWIFT') for keys %modules;
import Foundation

private let active = ProcessInfo.processInfo.environment["MUTANT"].flatMap { Int($0) } ?? 0

func isMutant(_ number: Int) -> Bool { number == active }
SWIFT
    print "skipped    $_->{name}: its expression does not occur once in $_->{file}\n" for grep { !$applies{$_->{name}} } @faults;
    @faults = grep { $applies{$_->{name}} } @faults;
    $_->{number} = number_of($_, @all) for @faults;
}

sub number_of {
    my ($fault, @all) = @_;
    return (grep { $all[$_ - 1]{name} eq $fault->{name} } 1 .. @all)[0];
}

sub build {
    my $log = '.build/mutants/build.log';
    return if system("cd $tree && swift build --build-tests --scratch-path ../build >../build.log 2>&1") == 0;
    my %seen;
    die "mutants: the build fails, $log says why:\n", grep { /: error: / && !$seen{$_}++ } split /^/, slurp($log);
}

# Two at a time, as each uses a single thread.
sub run_all {
    my (%running, %baseline);
    for my $tests (map { $_->{tests} } @faults) {
        $baseline{$tests} //= test(0, $tests, "$tree/../baseline.log");
        die "mutants: without a fault, $tests fail:\n" . tail("$tree/../baseline.log") if $baseline{$tests} == 1;
    }
    print "skipped    $_->{name}: there are no tests $_->{tests}\n" for grep { $baseline{$_->{tests}} } @faults;
    @faults = grep { !$baseline{$_->{tests}} } @faults;
    my (@queue, @unnoticed) = @faults;
    while (@queue || %running) {
        while (@queue && keys %running < 2) {
            my $fault = shift @queue;
            my $process = fork // die "mutants: cannot fork: $!\n";
            if (!$process) { exit(test($fault->{number}, $fault->{tests}, "$tree/../$fault->{name}.log") ? 1 : 0) }
            $running{$process} = $fault;
        }
        my $process = wait;
        my $fault = delete $running{$process} or next;
        my $log = slurp("$tree/../$fault->{name}.log");
        my ($first) = $log =~ /^.*Test (\w+\([^)]*\)).* (?:failed|recorded an issue)/m;
        if ($?) { print "noticed    $fault->{name}: ", $first // 'by the end of the process', "\n" }
        else { print "UNNOTICED  $fault->{name}\n"; push @unnoticed, $fault }
    }
    return @unnoticed;
}

# Returns 0 if the tests pass, 1 if they fail, and 2 if there are none.
sub test {
    my ($number, $tests, $log) = @_;
    my $command = "cd $tree && MUTANT=$number timeout 300 swift test --skip-build --no-parallel --ignore-lock"
        . " --scratch-path ../build --filter '$tests'";
    my $status = system("($command) >$log 2>&1");
    return 1 if $status;
    return slurp($log) =~ /Test run with 0 tests/ ? 2 : 0;
}

sub slurp {
    my ($path) = @_;
    open my $file, '<:raw', $path or die "mutants: cannot read $path: $!\n";
    local $/;
    return <$file> // '';
}

sub link_to {
    my ($target, $path) = @_;
    return if -l $path && readlink $path eq $target;
    make_path(dirname($path));
    unlink $path;
    symlink $target, $path or die "mutants: cannot link $path: $!\n";
}

# The failed tests, or the way that the run ended.
sub tail {
    my @lines = split /^/, slurp($_[0]);
    my @failures = grep { /recorded an issue|error:/ } @lines;
    @failures = @lines unless @failures;
    return join '', @failures > 20 ? @failures[-20 .. -1] : @failures;
}

sub put {
    my ($path, $text) = @_;
    return if -f $path && slurp($path) eq $text;
    make_path(dirname($path));
    open my $file, '>:raw', $path or die "mutants: cannot write $path: $!\n";
    print $file $text;
    close $file or die "mutants: cannot write $path: $!\n";
}
