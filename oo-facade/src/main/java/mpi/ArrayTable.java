package mpi;

import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which arrays travel beside the bytes of a message of objects: runs of arrays of one type and
 * length, so that the rows of a matrix are one line.
 */
final class ArrayTable {

    /** Bytes of a run: what it is of, the length of each array, how many arrays. */
    private static final int RUN = 9;

    /** So many arrays alike are the rows of a matrix, if they are no longer than this. */
    private static final int ROWS = 4;

    private static final int LONGEST_ROW = 1 << 16;

    /** Stands for a segment where others stand for the element of an array. */
    private static final int SEGMENT = Element.OBJECT.ordinal();

    private static final Element[] ELEMENTS = Element.values();

    private final byte[] runs;

    private ArrayTable(byte[] runs) {
        this.runs = runs;
    }

    /** The table of arrays that are sent. */
    static ArrayTable of(List<Object> arrays) {
        ByteBuffer table = ByteBuffer.allocate(RUN * arrays.size());
        int at = -RUN;
        for (Object array : arrays) {
            byte kind =
                    (byte) (array instanceof MemorySegment ? SEGMENT : element(array).ordinal());
            int length = length(array);
            if (at >= 0 && table.get(at) == kind && table.getInt(at + 1) == length) {
                table.putInt(at + 5, table.getInt(at + 5) + 1);
            } else {
                at += RUN;
                table.put(at, kind).putInt(at + 1, length).putInt(at + 5, 1);
            }
        }
        return new ArrayTable(Arrays.copyOf(table.array(), at + RUN));
    }

    /** The table in a message; refused if its arrays take more than so many bytes. */
    static ArrayTable read(byte[] runs, long bytes) throws StreamCorruptedException {
        ArrayTable table = new ArrayTable(runs);
        if (table.runs.length % RUN != 0 || !table.isPlausible() || !table.fits(bytes)) {
            throw new StreamCorruptedException("its table of arrays does not fit its length");
        }
        return table;
    }

    /** Damaged numbers may be more than a long can count. */
    private boolean fits(long bytes) {
        try {
            return bytes() <= bytes;
        } catch (ArithmeticException tooMany) {
            return false;
        }
    }

    private boolean isPlausible() {
        ByteBuffer table = ByteBuffer.wrap(runs);
        for (int at = 0; at < runs.length; at += RUN) {
            if (table.get(at) < 0
                    || table.get(at) > SEGMENT
                    || table.getInt(at + 1) < 0
                    || table.getInt(at + 5) < 1
                    || table.getInt(at + 1) == 0 && table.getInt(at + 5) > 1) {
                return false;
            }
        }
        return true;
    }

    /** The runs, as they travel. */
    byte[] runs() {
        return runs;
    }

    /** Bytes of all the arrays together. */
    long bytes() {
        ByteBuffer table = ByteBuffer.wrap(runs);
        long bytes = 0;
        for (int at = 0; at < runs.length; at += RUN) {
            long length = (long) table.getInt(at + 1) * ELEMENTS[table.get(at)].bytes();
            bytes = Math.addExact(bytes, Math.multiplyExact(length, (long) table.getInt(at + 5)));
        }
        return bytes;
    }

    /** Bytes of each array if they are many and alike, as the rows of a matrix are; else 0. */
    int pitch() {
        if (runs.length != RUN || count() < ROWS) {
            return 0;
        }
        long pitch = bytes() / count();
        return pitch <= LONGEST_ROW ? (int) pitch : 0;
    }

    /** How many arrays there are. */
    long count() {
        ByteBuffer table = ByteBuffer.wrap(runs);
        long count = 0;
        for (int at = 0; at < runs.length; at += RUN) {
            count += table.getInt(at + 5);
        }
        return count;
    }

    /** Bytes of each array. */
    int[] lengths() {
        ByteBuffer table = ByteBuffer.wrap(runs);
        int[] lengths = new int[(int) count()];
        int next = 0;
        for (int at = 0; at < runs.length; at += RUN) {
            int bytes = table.getInt(at + 1) * ELEMENTS[table.get(at)].bytes();
            Arrays.fill(lengths, next, next += table.getInt(at + 5), bytes);
        }
        return lengths;
    }

    /** Whether all are arrays of numbers: booleans may not be what MPI brings, 0 or 1. */
    boolean isOfNumbers() {
        for (int at = 0; at < runs.length; at += RUN) {
            if (runs[at] == SEGMENT || runs[at] == Element.BOOLEAN.ordinal()) {
                return false;
            }
        }
        return true;
    }

    /** New arrays as the table says; segments are of byte arrays. */
    List<Object> allocate() {
        ByteBuffer table = ByteBuffer.wrap(runs);
        List<Object> arrays = new ArrayList<>();
        for (int at = 0; at < runs.length; at += RUN) {
            int length = table.getInt(at + 1);
            for (int n = table.getInt(at + 5); n > 0; n--) {
                arrays.add(allocate(table.get(at), length));
            }
        }
        return arrays;
    }

    private static Object allocate(int kind, int length) {
        return kind == SEGMENT
                ? MemorySegment.ofArray(new byte[length])
                : switch (ELEMENTS[kind]) {
                    case BYTE, OBJECT -> new byte[length];
                    case CHAR -> new char[length];
                    case SHORT -> new short[length];
                    case BOOLEAN -> new boolean[length];
                    case INT -> new int[length];
                    case LONG -> new long[length];
                    case FLOAT -> new float[length];
                    case DOUBLE -> new double[length];
                };
    }

    /** Brings what travels beside the bytes to a place in a message. */
    static void load(List<Object> arrays, MemorySegment to, long at) {
        for (Object array : arrays) {
            if (array instanceof boolean[] flags) {
                Element.BOOLEAN.load(flags, 0, to, at, flags.length);
            } else {
                MemorySegment bytes = memory(array);
                MemorySegment.copy(bytes, 0, to, at, bytes.byteSize());
            }
            at += bytes(array);
        }
    }

    /** Brings it back into arrays. */
    static void store(MemorySegment from, long at, List<Object> arrays) {
        for (Object array : arrays) {
            if (array instanceof boolean[] flags) {
                Element.BOOLEAN.store(from, at, flags, 0, flags.length);
            } else {
                MemorySegment bytes = memory(array);
                MemorySegment.copy(from, at, bytes, 0, bytes.byteSize());
            }
            at += bytes(array);
        }
    }

    /** The bytes of an array: copied as such, for in a message nothing is aligned. */
    private static MemorySegment memory(Object array) {
        return switch (array) {
            case byte[] bytes -> MemorySegment.ofArray(bytes);
            case char[] chars -> MemorySegment.ofArray(chars);
            case short[] shorts -> MemorySegment.ofArray(shorts);
            case int[] ints -> MemorySegment.ofArray(ints);
            case long[] longs -> MemorySegment.ofArray(longs);
            case float[] floats -> MemorySegment.ofArray(floats);
            case double[] doubles -> MemorySegment.ofArray(doubles);
            default -> (MemorySegment) array;
        };
    }

    static long bytes(Object array) {
        return (long) length(array) * unit(array);
    }

    private static int unit(Object array) {
        return array instanceof MemorySegment ? 1 : element(array).bytes();
    }

    private static int length(Object array) {
        return array instanceof MemorySegment segment
                ? Math.toIntExact(segment.byteSize())
                : Array.getLength(array);
    }

    private static Element element(Object array) {
        Class<?> type = array.getClass();
        for (Element element : ELEMENTS) {
            if (element.array() == type && element != Element.OBJECT) {
                return element;
            }
        }
        String rule = "a codec may put arrays of primitive elements and segments beside its bytes";
        throw new IllegalArgumentException(rule + ", not " + type.getTypeName());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArrayTable table && Arrays.equals(runs, table.runs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(runs);
    }
}
