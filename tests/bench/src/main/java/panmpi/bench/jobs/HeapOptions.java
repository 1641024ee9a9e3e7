package panmpi.bench.jobs;

import java.util.List;
import java.util.stream.Stream;

/** Adds JVM options for the heap to the commands that start Java processes of the bench. */
public final class HeapOptions {

    private HeapOptions() {}

    /**
     * {@return a command that starts Java with a heap whose pages are touched at the start} A heap
     * that grows is slow between two collections, since the kernel clears each new page first:
     * writing an object of a tree then takes five times as long.
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
