package mpi;

import java.lang.foreign.MemorySegment;
import java.util.function.BinaryOperator;
import mpi.internal.records.RecordArrays;
import mpi.internal.records.RecordCopier;
import mpi.internal.types.LayoutTypes;

/**
 * Reduction function on records in off-heap memory: makes objects of two records, and calls the
 * program's function of two records.
 */
final class RecordReduction<T extends Record> implements Op_function {

    private final Class<T> type;
    private final BinaryOperator<T> operator;
    private final long extent;

    RecordReduction(Class<T> type, BinaryOperator<T> operator) {
        this.type = type;
        this.operator = operator;
        extent = LayoutTypes.layoutOf(type).byteSize();
    }

    @Override
    public void call(MemorySegment in, MemorySegment inout, int count, Datatype datatype) {
        if (datatype.shape().extent() != extent) {
            throw new MPIException(
                    "an operation on records of %s takes the datatype Datatype.Of(%s.class), not %s"
                            .formatted(type.getSimpleName(), type.getSimpleName(), datatype));
        }
        RecordCopier copier = RecordArrays.copier(type);
        for (long at = 0; at < count * extent; at += extent) {
            T left = type.cast(copier.get(in, at));
            T right = type.cast(copier.get(inout, at));
            copier.put(operator.apply(left, right), inout, at);
        }
    }
}
