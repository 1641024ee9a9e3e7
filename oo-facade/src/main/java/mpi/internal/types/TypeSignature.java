package mpi.internal.types;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.call.InnerCall;

/**
 * Computes the signature of a datatype: the basic types of an item in order, without displacements.
 */
public final class TypeSignature implements ConstructorItems {

    private static final String BYTE = "MPI_BYTE";
    private static final String SIGNED_BYTE = "MPI_INT8_T";

    /**
     * Part of a signature: consecutive elements of one basic type.
     *
     * @param type name of the basic type in MPI.
     * @param count number of elements.
     * @param bytes size of one element.
     */
    public record Run(String type, long count, int bytes) {

        Run times(long factor) {
            return new Run(type, Math.multiplyExact(count, factor), bytes);
        }
    }

    private final List<Run> runs = new ArrayList<>();
    private final List<List<Run>> parts = new ArrayList<>();

    private TypeSignature(long[] constituents) {
        for (long constituent : constituents) {
            parts.add(of(constituent));
        }
    }

    /**
     * Returns the signature of a datatype, which is the list of its basic types. If the constructor
     * of the datatype is unknown, the datatype counts as a basic type. All calls of MPI in this
     * method are local.
     */
    public static List<Run> of(long type) {
        try (TypeConstructor constructor = TypeConstructor.of(type)) {
            if (constructor == null || constructor.constituents().length == 0) {
                return List.of(new Run(basic(type), 1, (int) TypeBounds.size(type)));
            }
            TypeSignature signature = new TypeSignature(constructor.constituents());
            boolean isKnown = ConstructorWalk.walk(constructor, signature);
            return isKnown
                    ? signature.runs
                    : List.of(new Run(name(type), 1, (int) TypeBounds.size(type)));
        }
    }

    /**
     * Returns the name of a basic type. MPI_INT8_T, which panmpi uses for Java's signed bytes,
     * counts as MPI_BYTE.
     */
    private static String basic(long type) {
        String name = name(type);
        return name.equals(SIGNED_BYTE) ? BYTE : name;
    }

    /**
     * Returns the name of a datatype; empty for a derived datatype, unless the program has set a
     * name.
     */
    public static String name(long type) {
        try (InnerCall call = InnerCall.open("MPI_Type_get_name")) {
            MemorySegment text = call.textOut();
            call.check(Mpi.MPI_Type_get_name(type, text, call.cell()));
            return call.textAt(text);
        }
    }

    @Override
    public void items(int constituent, long begin, long count) {
        List<Run> item = parts.get(constituent);
        if (item.size() == 1) {
            add(item.getFirst().times(count));
            return;
        }
        for (long i = 0; i < count; i++) {
            item.forEach(this::add);
        }
    }

    private void add(Run run) {
        Run last = runs.isEmpty() ? null : runs.getLast();
        if (last != null && last.type().equals(run.type()) && last.bytes() == run.bytes()) {
            runs.set(runs.size() - 1, new Run(run.type(), last.count() + run.count(), run.bytes()));
        } else if (run.count() > 0) {
            runs.add(run);
        }
    }

    @Override
    public void strided(long count, long length, long stride) {
        items(0, 0, count * length);
    }

    @Override
    public void grid(List<ArrayDimension> dimensions, long extent) {
        long count = 1;
        for (ArrayDimension dimension : dimensions) {
            long last = dimension.runs() - 1;
            count *= last * dimension.run() + dimension.length(last);
        }
        items(0, 0, count);
    }
}
