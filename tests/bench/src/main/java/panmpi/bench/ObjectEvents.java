package panmpi.bench;

import java.util.ArrayList;
import java.util.List;

/** The events with objects. */
final class ObjectEvents {
    /** The reference for N*N arrays: one array of equally many elements. */
    static final String RAW = "raw";

    /** The rows where they are, which MPI alone takes by a datatype. */
    static final String DATATYPE = "datatype";

    /** The reference for codecs that write to memory. */
    static final String JAVA_IO = "java.io";

    static final List<String> ELEMENTS = List.of("byte", "float");

    /** An array of N arrays, each of N elements. */
    static final String ROWS = "rows";

    /** An array of one array, of N*N elements. */
    static final String ROW = "row";

    static final List<String> SHAPES = List.of(ROWS, ROW);
    static final List<String> THINGS = List.of("32-ints", "4-ints-+-2-nulls", "tree(15)");
    static final int LARGEST_SIDE = 1024;

    private static final String PINGPONG = "pingpong-";
    private static final int[] SIDES = {128, 256, 384, 512, 768, LARGEST_SIDE};
    private static final int[] QUICK_SIDES = {128, 512, LARGEST_SIDE};
    private static final int KIB_64 = 64 << 10;

    private ObjectEvents() {}

    /** Ping-pong with N*N elements, once for each type, N and shape. */
    static List<Event> arrays(boolean isQuick) {
        List<Event> events = new ArrayList<>();
        for (String type : ELEMENTS) {
            for (int side : isQuick ? QUICK_SIDES : SIDES) {
                SHAPES.forEach(shape -> events.add(array(type, shape, side)));
            }
        }
        return events;
    }

    static Event array(String type, String shape, int side) {
        return new Event(PINGPONG + type + "-" + shape, side * side * bytes(type));
    }

    /** True if the elements are of that type and lie in that shape. */
    static boolean isOf(String type, String shape, Event event) {
        return event.game().equals(PINGPONG + type + "-" + shape);
    }

    /** The N of N*N elements. */
    static int side(Event event) {
        int bytes = bytes(event.game().split("-")[1]);
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

    /** True if it is about that kind of object. */
    static boolean isOf(String thing, Event event) {
        return event.equals(write(thing)) || event.equals(read(thing));
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

    /** The label in tables and plots. */
    static String label(Event event) {
        for (String type : ELEMENTS) {
            if (isOf(type, ROWS, event)) {
                return type + "[N][N]".replace("N", "" + side(event));
            }
            if (isOf(type, ROW, event)) {
                return type + "[1][N*N]".replace("N", "" + side(event));
            }
        }
        return event.game().replace('-', ' ');
    }
}
