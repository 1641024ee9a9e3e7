package mpi.internal.agent;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/** Program for {@link ClassInstrumenterTest}: each method accesses memory in a different way. */
final class Sample {

    private static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    private static final VarHandle INTS_OF_BYTES =
            MethodHandles.byteArrayViewVarHandle(int[].class, java.nio.ByteOrder.nativeOrder());
    private static final int[] MADE = {5, 6, 7};

    private final double[] own;

    private record Pair(int[] of) {
        Pair {
            of[0]++;
        }

        int sum() {
            return of[0] + of[1];
        }
    }

    private Sample(double[] from) {
        this(from[0], from);
        own[0] += 1;
    }

    private Sample(double first, double[] from) {
        own = from;
        own[1] = first;
    }

    static byte bytes(byte[] a) {
        a[1] = 3;
        return a[1];
    }

    static boolean booleans(boolean[] a) {
        a[1] = true;
        return a[1];
    }

    static char chars(char[] a) {
        a[1] = 'c';
        return a[1];
    }

    static short shorts(short[] a) {
        a[1] = 3;
        return a[1];
    }

    static int ints(int[] a) {
        a[1] = 3;
        return a[1];
    }

    static long longs(long[] a) {
        a[1] = 1L << 40;
        return a[1];
    }

    static float floats(float[] a) {
        a[1] = 1.5f;
        return a[1];
    }

    static double doubles(double[] a) {
        a[1] = 1.25;
        return a[1];
    }

    static String objects(int[] a) {
        String[] texts = {"a", "b"};
        int[][] rows = {a, MADE};
        texts[1] = texts[0] + rows[0][1] + rows[1][2];
        return texts[1];
    }

    static long compound(long[] a) {
        a[0] += 2;
        long before = a[0]++;
        return before + --a[1];
    }

    static double constructor(double[] a) {
        return new Sample(a).own[1];
    }

    static int lambda(int[] a) {
        IntUnaryOperator at = i -> a[i];
        return at.applyAsInt(1);
    }

    static int record(int[] a) {
        return new Pair(a).sum();
    }

    static int cases(int[] a) {
        Object o = a.length;
        return switch (o) {
            case Integer i when a[0] > 100 -> i;
            case Integer i -> a[1] + i;
            default -> a[2];
        };
    }

    static int failure(int[] a) {
        try {
            return a[9];
        } catch (ArrayIndexOutOfBoundsException e) {
            a[0] = e.getStackTrace()[0].getMethodName().equals("failure") ? 8 : 9;
        } finally {
            a[1] = 2;
        }
        return a[0] * 10 + a[1];
    }

    static int locked(int[] a) {
        synchronized (a) {
            a[0] = 4;
            return a[0];
        }
    }

    static long loop(int[] a) {
        long sum = 0;
        double half = 0.5;
        outer:
        for (int i = 0; i < a.length; i++) {
            for (int value : a) {
                if (value == 2) {
                    continue outer;
                }
                sum += value > 1 ? a[i] : 0;
                half *= 2;
            }
        }
        return sum + (long) half;
    }

    static int copy(int[] a) {
        int[] b = new int[3];
        System.arraycopy(a, 1, b, 0, 2);
        System.arraycopy(b, 0, a, 0, 1);
        return b[0];
    }

    static String utilities(int[] a) {
        Arrays.fill(a, 1, 2, 9);
        Arrays.sort(a);
        int[] two = Arrays.copyOf(a, 2);
        return Arrays.toString(a) + two.length + a.clone().length + Arrays.stream(a, 0, 1).sum();
    }

    static String texts(char[] a) {
        return new String(a, 1, 2) + String.valueOf(a);
    }

    static int handle(int[] a) {
        ELEMENT.setVolatile(a, 1, 7);
        return (int) ELEMENT.getAndAdd(a, 1, 2) + (int) ELEMENT.get(a, 0);
    }

    static int view(byte[] a) {
        return (int) INTS_OF_BYTES.get(a, 4);
    }

    static int segment(int[] a) {
        MemorySegment s = MemorySegment.ofArray(a).asSlice(4);
        s.set(ValueLayout.JAVA_INT, 0, 6);
        s.setAtIndex(ValueLayout.JAVA_BYTE, 5, (byte) 1);
        return s.getAtIndex(ValueLayout.JAVA_INT, 1);
    }

    static long direct(ByteBuffer d) {
        d.putLong(8, 5L);
        d.position(4);
        d.put((byte) 1);
        d.asIntBuffer().put(1, 3);
        d.position(0).get(new byte[3]);
        return d.getLong(8) + d.get();
    }

    static int wrapped(int[] a) {
        IntBuffer wrap = IntBuffer.wrap(a, 1, 2).slice();
        wrap.put(4);
        return wrap.get(0) + wrap.put(1, new int[] {3}).get();
    }

    private Object notInstrumented() {
        return own;
    }
}
