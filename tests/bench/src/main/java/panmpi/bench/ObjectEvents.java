package panmpi.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What is played with objects. */
final class ObjectEvents {
    /** What N*N arrays are compared with: as many elements in one. */
    static final String RAW = "raw";

    /** What codecs are compared with that write to memory. */
    static final String JAVA_IO = "java.io";

    static final List<String> ELEMENTS = List.of("byte", "float");
    static final List<String> THINGS = List.of("32-ints", "4-ints-+-2-nulls", "tree(15)");
    static final int LARGEST_SIDE = 1024;

    private static final String PINGPONG = "pingpong-";
    private static final int[] SIDES = {128, 256, 384, 512, 768, LARGEST_SIDE};
    private static final int[] QUICK_SIDES = {128, 512, LARGEST_SIDE};
    private static final int KIB_64 = 64 << 10;

    private ObjectEvents() {}

    /** Ping-pong with N*N elements, once for each type and N. */
    static List<Event> arrays(boolean isQuick) {
        return ELEMENTS.stream()
                .flatMap(
                        type ->
                                IntStream.of(isQuick ? QUICK_SIDES : SIDES)
                                        .mapToObj(n -> array(type, n)))
                .toList();
    }

    static Event array(String type, int side) {
        return new Event(PINGPONG + type, side * side * bytes(type));
    }

    static boolean isOf(String type, Event event) {
        return event.game().equals(PINGPONG + type);
    }

    /** The N of N*N elements. */
    static int side(Event event) {
        int bytes = bytes(event.game().substring(PINGPONG.length()));
        return (int) Math.round(Math.sqrt(event.size() / bytes));
    }

    private static int bytes(String type) {
        return type.equals("float") ? Float.BYTES : Byte.BYTES;
    }

    /** Writing and reading each kind of object. */
    static List<Event> things() {
        List<Event> events = new ArrayList<>();
        THINGS.forEach(thing -> events.addAll(List.of(write(thing), read(thing))));
        return events;
    }

    static Event write(String thing) {
        return new Event("write-" + thing, 0);
    }

    static Event read(String thing) {
        return new Event("read-" + thing, 0);
    }

    /** The calls of the Java Grande benchmarks, each with 16 K integers as array and as matrix. */
    static List<Event> calls() {
        List<Event> events = new ArrayList<>();
        for (String call : List.of("pingpong", "bcast", "scatter", "gather", "reduce")) {
            for (String shape : List.of("array", "matrix")) {
                events.add(new Event(call + "-" + shape, KIB_64));
            }
        }
        return events;
    }

    /** What tables and plots call it. */
    static String label(Event event) {
        for (String type : ELEMENTS) {
            if (isOf(type, event)) {
                int n = side(event);
                return type + "[" + n + "][" + n + "]";
            }
        }
        return event.game().replace('-', ' ');
    }
}
