package mpi.ccj;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Makes deep copies of objects that a member sends to a member of the same JVM; they equal the
 * copies that an MPI message would deliver.
 */
final class Copies {

    private static final ObjectCodec CODEC = Codecs.ofJob();

    private Copies() {}

    static Object of(Object object) throws CCJException {
        return switch (object) {
            case null -> null;
            case String same -> same;
            case Integer same -> same;
            case Long same -> same;
            case Double same -> same;
            case Boolean same -> same;
            case Enum<?> same -> same;
            default -> object.getClass().isArray() ? ofArray(object) : decoded(object);
        };
    }

    private static Object ofArray(Object array) throws CCJException {
        return switch (array) {
            case byte[] a -> a.clone();
            case char[] a -> a.clone();
            case short[] a -> a.clone();
            case boolean[] a -> a.clone();
            case int[] a -> a.clone();
            case long[] a -> a.clone();
            case float[] a -> a.clone();
            case double[] a -> a.clone();
            default -> decoded(array);
        };
    }

    private static Object decoded(Object object) throws CCJException {
        Object[] copy = new Object[1];
        try {
            Parts parts = new Parts();
            CODEC.encode(new Object[] {object}, parts);
            parts.arrays().replaceAll(Copies::ofPart);
            CODEC.decode(parts, copy);
        } catch (IOException | ClassNotFoundException e) {
            String what = "an object of " + object.getClass() + " cannot be copied for a member";
            throw new CCJException(what + " of the same JVM: " + e.getMessage(), e);
        }
        return copy[0];
    }

    /**
     * Copies one of the arrays that the codec keeps apart from the serialized bytes; a memory
     * segment becomes a segment over a new array.
     */
    private static Object ofPart(Object part) {
        if (part instanceof MemorySegment segment) {
            byte[] bytes = segment.toArray(ValueLayout.JAVA_BYTE);
            return MemorySegment.ofArray(bytes);
        }
        try {
            return ofArray(part);
        } catch (CCJException e) {
            throw new IllegalStateException(e);
        }
    }
}
