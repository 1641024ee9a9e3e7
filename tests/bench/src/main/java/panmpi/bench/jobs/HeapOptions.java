package panmpi.bench.jobs;

import java.util.List;
import java.util.stream.Stream;

/** Options of the JVM for the heap of the bench's processes. */
public final class HeapOptions {

    private HeapOptions() {}

    /**
     * {@return a command that starts Java with a heap whose pages are touched at the start} A heap
     * that grows is slow between two collections, since the kernel clears each new page first:
     * writing an object of a tree then takes five times as long.
     *
     * @param java a JVM or a launcher of one.
     * @param mib the heap's length.
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
