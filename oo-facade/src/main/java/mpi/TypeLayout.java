package mpi;

import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/** Bytes of one item of a datatype that hold data; worked out when they are first needed. */
final class TypeLayout {

    private final Datatype type;
    private TypeSpan span;
    private long[] runs;
    private long[] pieces;

    /** The layout of a datatype, with its true bounds; null for bounds that are not known yet. */
    TypeLayout(Datatype type, TypeSpan span) {
        this.type = type;
        this.span = span;
    }

    /** True lower bound: displacement of the first byte of data. */
    long trueLb() {
        return span().low();
    }

    /** True upper bound: displacement of the end of the data. */
    long trueUb() {
        return span().high();
    }

    private TypeSpan span() {
        if (span == null) {
            try {
                span = TypeSpan.of(type.handle());
            } catch (ArithmeticException overflow) {
                String what = type + " reaches further than 2^63 bytes";
                throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what);
            }
        }
        return span;
    }

    /** True if consecutive items are contiguous, without gaps. */
    boolean isDense() {
        return type.isPlain()
                || trueLb() == 0 && type.size() == type.extentBytes() && type.size() == trueUb();
    }

    /** Typemap blocks of one item: displacement and length of each in bytes, in pairs. */
    long[] runs() {
        if (runs == null) {
            runs = TypeMap.runs(type);
        }
        return runs;
    }

    /** Typemap blocks of one item, with displacements relative to the lowest. */
    long[] pieces() {
        if (pieces == null) {
            Pieces ofOne = new Pieces();
            ofOne.add(type, 1, 0);
            pieces = ofOne.from(trueLb());
        }
        return pieces;
    }
}
