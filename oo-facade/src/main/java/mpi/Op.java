package mpi;

import java.lang.foreign.MemorySegment;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import mpi.c.Mpi;
import mpi.internal.call.DeferredFrees;
import mpi.internal.call.NullChecks;

/**
 * Operation of a reduction: a predefined one, such as {@code MPI.SUM}, or a function of the
 * program.
 *
 * <p>An example of an operation on the memory that MPI passes to its function:
 *
 * {@snippet file="Snippets.java" region="op"}
 */
public final class Op extends OpCalls implements Freeable {

    private final String name;
    private final boolean predefined;

    /** Function of the program on arrays, by which objects are combined; null if there is none. */
    private final User_function onArrays;

    Op(String name, long handle) {
        this(name, handle, true, null);
    }

    private Op(String name, long handle, boolean predefined, User_function onArrays) {
        super(handle);
        this.name = name;
        this.predefined = predefined;
        this.onArrays = onArrays;
        if (!predefined) {
            freeWhenLost(DeferredFrees.Kind.OP);
        }
    }

    /**
     * Makes an operation from a function of the program that combines arrays; local. The function
     * must be associative.
     *
     * <p>C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * @param function the function; held for the rest of the job, so that a program which makes
     *     many operations should pass the same object again, not a new one.
     * @param commute true if the order of the operands does not matter; otherwise they are combined
     *     in the order of the ranks.
     * @throws MPIException if MPI reports an error.
     */
    public Op(User_function function, boolean commute) {
        this(
                nameOf(function),
                create(() -> Callbacks.user_function(function), commute),
                false,
                function);
    }

    /**
     * Makes an operation from a function of the program that combines arrays or buffers; local. The
     * function must be associative.
     *
     * <p>C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * @param function the function; held for the rest of the job, so that a program which makes
     *     many operations should pass the same object again, not a new one.
     * @param commute true if the order of the operands does not matter; otherwise they are combined
     *     in the order of the ranks.
     * @throws MPIException if MPI reports an error.
     */
    public Op(UserFunction function, boolean commute) {
        this(
                nameOf(function),
                create(
                        () ->
                                Callbacks.user_function(
                                        function == null ? null : function.onMemory()),
                        commute),
                false,
                function.onArrays());
    }

    /**
     * Makes an operation from a function of the program that combines off-heap data; local. The
     * function must be associative.
     *
     * <p>C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * @param function the function; held for the rest of the job, so that a program which makes
     *     many operations should pass the same object again, not a new one.
     * @param commute true if the order of the operands does not matter; otherwise they are combined
     *     in the order of the ranks.
     * @return the operation, usable by all threads.
     * @throws MPIException if MPI reports an error.
     */
    public static Op Create(Op_function function, boolean commute) {
        return new Op(
                nameOf(function),
                create(() -> Callbacks.user_function(function), commute),
                false,
                null);
    }

    static long handle(Op op) {
        return op == null ? Mpi.MPI_OP_NULL : op.handle();
    }

    /**
     * Returns the handle to pass to MPI for an operation on a datatype. For MINLOC and MAXLOC on
     * pairs that MPI does not support, it is the handle of panmpi's own operation.
     */
    static long handle(Op op, Datatype datatype) {
        return handle(
                datatype instanceof PairType ? PairOperations.of(op, datatype.element()) : op);
    }

    /**
     * Returns the number of operands that a one-sided operation reads: 0 for {@code MPI.NO_OP},
     * which only fetches, whatever the program passes.
     */
    static long operands(Op op, long count) {
        return op != null && op.handle() == Mpi.MPI_NO_OP ? 0 : count;
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_OP_NULL;
    }

    @Override
    void release() {
        if (!predefined) {
            Free();
        }
    }

    /** Returns the function that combines objects; throws if the operation has none. */
    static User_function onObjects(String call, Op op) {
        if (op == null || op.onArrays == null) {
            String rule = " is not defined on objects; an Op made of a User_function is";
            throw MPIException.of(call, Mpi.MPI_ERR_OP, op + rule);
        }
        return op.onArrays;
    }

    /**
     * Makes an operation on records, for reductions of arrays of records with the datatype {@link
     * Datatype#Of(Class)}; local. The operator must be associative; operands are combined in the
     * order of the ranks.
     *
     * <p>C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * @param <T> class of the records.
     * @param type the class.
     * @param operator combines two records; held for the rest of the job.
     * @return the operation, usable by all threads.
     * @throws MPIException if an argument is null or MPI reports an error.
     * @since 0.3
     */
    public static <T extends Record> Op Create(Class<T> type, BinaryOperator<T> operator) {
        NullChecks.given("MPI_Op_create", "type", type);
        NullChecks.given("MPI_Op_create", "operator", operator);
        return Create(new RecordReduction<>(type, operator), false);
    }

    /** Makes an operation on objects, which has no handle of MPI. */
    static <T> Op of(BinaryOperator<T> operator) {
        if (operator == null) {
            String rule = "op is null; a function of two objects is needed";
            throw MPIException.of("MPI_Op_create", Mpi.MPI_ERR_OP, rule);
        }
        return new Op(nameOf(operator), Mpi.MPI_OP_NULL, true, new OnObjects<>(operator));
    }

    /** Function that combines the objects of two arrays pairwise by an operator. */
    private static final class OnObjects<T> extends User_function {

        private final BinaryOperator<T> operator;

        OnObjects(BinaryOperator<T> operator) {
            this.operator = operator;
        }

        @Override
        @SuppressWarnings("unchecked")
        public void Call(
                Object in,
                int inoffset,
                Object inout,
                int inoutoffset,
                int count,
                Datatype datatype) {
            Object[] left = (Object[]) in;
            Object[] right = (Object[]) inout;
            for (int i = 0; i < count; i++) {
                right[inoutoffset + i] =
                        operator.apply((T) left[inoffset + i], (T) right[inoutoffset + i]);
            }
        }
    }

    private static String nameOf(Object function) {
        return "an operation by " + (function == null ? "nobody" : function.getClass().getName());
    }

    private static long create(Supplier<MemorySegment> function, boolean commute) {
        try (Frame frame = Frame.open("MPI_Op_create")) {
            MemorySegment opAt = frame.cell();
            frame.check(Mpi.MPI_Op_create(function.get(), commute ? 1 : 0, opAt));
            return frame.handleAt(opAt, "MPI_Op");
        }
    }

    /**
     * Returns the name of the operation.
     *
     * @return such as {@code MPI.SUM}.
     */
    @Override
    public String toString() {
        return name;
    }
}
