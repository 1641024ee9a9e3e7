package panmpi.bench;

import java.util.List;
import java.util.stream.Stream;

/** Options for the heap of the bench's JVMs. */
final class Heap {

    private Heap() {}

    /**
     * Java with a heap that is memory from the beginning. A heap that grows is slow between two
     * collections: each object lies in a page that the kernel has to clear first, which makes an
     * object of a tree five times as slow to write.
     *
     * @param java a JVM or a launcher of one.
     * @param mib the heap's length.
     * @param more further options.
     */
    static List<String> touched(Object java, int mib, List<String> more) {
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
