package panmpi.bench.jobs;

import java.util.List;
import java.util.stream.Stream;

/** Adds JVM options for the heap to the commands that start Java processes of the bench. */
public final class HeapOptions {

    private HeapOptions() {}

    /**
     * {@return a command that starts Java with a heap of fixed size, whose pages the JVM touches at
     * its start} Without that, the kernel clears each page when the program first writes to it.
     * Until the first garbage collection, which reuses the pages, creating the objects of a tree
     * would take five times as long.
     *
     * @param java the command {@code java}, or a launcher such as {@code mpijava}.
     * @param mib size of the heap in MiB.
     * @param more further options.
     */
    public static List<String> touched(Object java, int mib, List<String> more) {
        String first = java.toString();
        return Stream.concat(
                        Stream.of(
                                first,
                                "-Xms" + mib + "m",
                                "-Xmx" + mib + "m",
                                "-XX:+AlwaysPreTouch"),
                        more.stream())
                .toList();
    }
}
