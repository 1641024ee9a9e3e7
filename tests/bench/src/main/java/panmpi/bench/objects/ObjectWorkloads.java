package panmpi.bench.objects;

import java.util.ArrayList;
import java.util.List;
import panmpi.bench.results.Workload;

/** The workloads of {@code make bench-objects}, their names and their labels. */
final class ObjectWorkloads {
    /**
     * Name of the variant that sends N*N elements as one plain array. It is the reference for the
     * variants that send N*N elements as objects.
     */
    static final String RAW = "raw";

    /**
     * Name of the variant that sends N separate rows without copying them, by a datatype of MPI.
     */
    static final String DATATYPE = "datatype";

    /**
     * Name of the variant that writes objects by the JDK's own serialization. It is the reference
     * for codecs that write to memory.
     */
    static final String JAVA_IO = "java.io";

    static final List<String> ELEMENTS = List.of("byte", "float");

    /** Name, in workloads, of a message that is an array of N arrays, each with N elements. */
    static final String ROWS = "rows";

    /** Name, in workloads, of a message that is an array with a single array of N*N elements. */
    static final String ROW = "row";

    static final List<String> SHAPES = List.of(ROWS, ROW);
    static final List<String> KINDS = List.of("32-ints", "4-ints-+-2-nulls", "tree(15)");
    static final int LARGEST_SIDE = 1024;

    private static final String PINGPONG = "pingpong-";
    private static final int[] SIDES = {128, 256, 384, 512, 768, LARGEST_SIDE};
    private static final int[] QUICK_SIDES = {128, 512, LARGEST_SIDE};
    private static final int KIB_64 = 64 << 10;

    private ObjectWorkloads() {}

    /** {@return the ping-pongs with N*N elements, for each type, each N, and both arrangements} */
    static List<Workload> arrays(boolean isQuick) {
        List<Workload> workloads = new ArrayList<>();
        for (String type : ELEMENTS) {
            for (int side : isQuick ? QUICK_SIDES : SIDES) {
                SHAPES.forEach(shape -> workloads.add(array(type, shape, side)));
            }
        }
        return workloads;
    }

    static Workload array(String type, String shape, int side) {
        return new Workload(PINGPONG + type + "-" + shape, side * side * bytes(type));
    }

    /** {@return true if the workload sends elements of a type, arranged as rows or as one row} */
    static boolean isOf(String type, String shape, Workload workload) {
        return workload.benchmark().equals(PINGPONG + type + "-" + shape);
    }

    /** {@return the number N of a workload that sends N*N elements} */
    static int side(Workload workload) {
        int bytes = bytes(workload.benchmark().split("-")[1]);
        return (int) Math.round(Math.sqrt(workload.size() / bytes));
    }

    private static int bytes(String type) {
        return type.equals("float") ? Float.BYTES : Byte.BYTES;
    }

    /** {@return the workloads that write and read each kind of object} */
    static List<Workload> kinds() {
        List<Workload> workloads = new ArrayList<>();
        KINDS.forEach(kind -> workloads.addAll(List.of(write(kind), read(kind))));
        return workloads;
    }

    static Workload write(String kind) {
        return new Workload("write-" + kind, 0);
    }

    static Workload read(String kind) {
        return new Workload("read-" + kind, 0);
    }

    /** {@return true if the workload writes or reads objects of this kind} */
    static boolean isOf(String kind, Workload workload) {
        return workload.equals(write(kind)) || workload.equals(read(kind));
    }

    /**
     * {@return the workloads of the Java Grande suite: each call with 16 K integers in one array,
     * and with the same number in a square matrix}
     */
    static List<Workload> calls() {
        List<Workload> workloads = new ArrayList<>();
        for (String call : List.of("pingpong", "bcast", "scatter", "gather", "reduce")) {
            for (String shape : List.of("array", "matrix")) {
                workloads.add(new Workload(call + "-" + shape, KIB_64));
            }
        }
        return workloads;
    }

    /** {@return the label of a workload in tables and plots} */
    static String label(Workload workload) {
        for (String type : ELEMENTS) {
            if (isOf(type, ROWS, workload)) {
                return type + "[N][N]".replace("N", "" + side(workload));
            }
            if (isOf(type, ROW, workload)) {
                return type + "[1][N*N]".replace("N", "" + side(workload));
            }
        }
        return workload.benchmark().replace('-', ' ');
    }
}
