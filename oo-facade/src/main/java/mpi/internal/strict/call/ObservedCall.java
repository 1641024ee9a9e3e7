package mpi.internal.strict.call;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.c.MpiMemory;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.system.Native;

/**
 * Call of an MPI function by the program, with its C arguments. {@code Session} makes an object for
 * each call; the checks keep the object as long as the request or epoch of the call is open.
 */
public final class ObservedCall implements CallNote {

    private final Function function;
    private final Object[] arguments;
    private final boolean isLarge;
    private final CallingThread thread;
    private final CallPlace place;
    private final boolean isNew;
    private long number = -1;
    private long[] operations = {};
    private List<Object> named;
    private volatile boolean isInProgress = true;
    private volatile int opened;
    private volatile int closed;

    /** Records a call. If {@code isLarge}, arrays of counts have 64 bits, as in MPI_Alltoallv_c. */
    public ObservedCall(
            Function function, boolean isLarge, Object[] arguments, CallingThread thread) {
        this.function = function;
        this.isLarge = isLarge;
        this.arguments = arguments;
        this.thread = thread;
        place = thread.place(kind(function, arguments), function.name());
        isNew = thread.isOneOfTheFirst();
    }

    /**
     * Returns a hash of the function and of its numeric arguments. Calls with equal hashes count as
     * repetitions of one call.
     */
    public long kind() {
        return kind(function, arguments);
    }

    private static long kind(Function function, Object[] arguments) {
        long kind = function.hashCode();
        for (Object argument : arguments) {
            long value = argument instanceof Number n ? n.longValue() : 0;
            kind = kind * 31 + value;
        }
        return kind;
    }

    public Function function() {
        return function;
    }

    public CallingThread thread() {
        return thread;
    }

    /** Returns true for one of the first 16 calls of its kind; some checks skip later calls. */
    public boolean isNew() {
        return isNew;
    }

    /**
     * Returns the sequence number of the call on this rank, by which the referee asks for its text;
     * -1 before {@link #setNumber} has set it.
     */
    public long number() {
        return number;
    }

    public void setNumber(long given) {
        number = given;
    }

    /**
     * Records the numbers of the operations that this call has begun, such as a send. Reports to
     * the referee name an operation by its number.
     */
    public void begins(long[] numbers) {
        operations = numbers;
    }

    public long[] operations() {
        return operations;
    }

    /** Keeps the requests that the call refers to, since MPI will overwrite their handles. */
    public void setNamed(List<Object> requests) {
        named = requests;
    }

    /** Returns the requests that the call refers to; null before they were looked up. */
    public List<Object> named() {
        return named;
    }

    public void ends() {
        isInProgress = false;
    }

    /** Drops the addresses among the arguments, so that the memory can be collected. */
    public void forgetsMemory() {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] instanceof MemorySegment) {
                arguments[i] = null;
            }
        }
    }

    /** Records that the call has started a request. */
    public synchronized void opensRequest() {
        opened++;
    }

    /** Records that a request which the call has started is complete, or was freed. */
    public synchronized void closesRequest() {
        closed++;
    }

    /** Returns true if the call has started requests, and all of them are complete. */
    public boolean isComplete() {
        return opened > 0 && closed == opened;
    }

    @Override
    public boolean isInProgress() {
        return isInProgress;
    }

    @Override
    public boolean isOpen() {
        return isInProgress || closed < opened;
    }

    @Override
    public CallNote brief() {
        return place;
    }

    /** Returns the value of an integer or handle argument. */
    public long value(Parameter parameter) {
        return ((Number) arguments[parameter.at()]).longValue();
    }

    public int number(Parameter parameter) {
        return (int) value(parameter);
    }

    /** Returns the memory at an address argument, as a segment without a size limit. */
    public MemorySegment memory(Parameter parameter) {
        return full((MemorySegment) arguments[parameter.at()]);
    }

    /** Returns an address argument as a number. */
    public long address(Parameter parameter) {
        return ((MemorySegment) arguments[parameter.at()]).address();
    }

    /** Returns the address that the call has stored through an output argument. */
    public long pointer(Parameter parameter) {
        return memory(parameter).get(JAVA_LONG, 0);
    }

    public void replace(Parameter parameter, MemorySegment by) {
        arguments[parameter.at()] = by;
    }

    /** Returns a handle argument that is passed by value or by address. */
    public long handle(Parameter parameter) {
        return handle(parameter, 0);
    }

    /** Returns a handle from an array argument, or the handle itself for any other argument. */
    public long handle(Parameter parameter, int index) {
        Object argument = arguments[parameter.at()];
        if (argument instanceof Number n) {
            return n.longValue();
        }
        if (parameter.is("keyval")) {
            return full((MemorySegment) argument).getAtIndex(JAVA_INT, index);
        }
        String type = parameter.is("datatype") ? "MPI_Datatype" : "MPI_" + parameter.kind();
        return MpiMemory.getHandle(full((MemorySegment) argument), type, index);
    }

    /**
     * Returns an element of an argument that is an array of counts or displacements, or the
     * argument itself if it is a number.
     */
    public long number(Parameter parameter, int index) {
        Object argument = arguments[parameter.at()];
        if (argument instanceof Number n) {
            return n.longValue();
        }
        MemorySegment at = full((MemorySegment) argument);
        return isLarge ? at.getAtIndex(JAVA_LONG, index) : at.getAtIndex(JAVA_INT, index);
    }

    /** Returns an element of an array of C {@code int}, or the argument if it is a number. */
    public int integer(Parameter parameter, int index) {
        Object argument = arguments[parameter.at()];
        return argument instanceof Number n
                ? n.intValue()
                : full((MemorySegment) argument).getAtIndex(JAVA_INT, index);
    }

    /** Returns the flag that the call has stored through an output argument. */
    public boolean isTrue(Parameter flag) {
        return memory(flag).get(JAVA_INT, 0) != 0;
    }

    private static MemorySegment full(MemorySegment at) {
        return at.byteSize() > 0 ? at : Native.at(at, Long.MAX_VALUE);
    }

    @Override
    public String text() {
        CallText text = new CallText(function.name());
        for (Parameter parameter : function.parameters()) {
            if (CallText.shows(parameter) && arguments[parameter.at()] != null) {
                text.add(parameter, handle(parameter));
            }
        }
        return text + " at " + where();
    }

    @Override
    public String where() {
        StackTraceElement at = isInProgress ? thread.lineNow() : null;
        return at == null ? place.where() : at.toString();
    }

    /** Returns the file and the line in it, such as {@code Ring.java:12}; empty if not known. */
    public String place() {
        StackTraceElement line = place.line();
        boolean isKnown = line != null && line.getFileName() != null;
        return isKnown ? line.getFileName() + ":" + line.getLineNumber() : "";
    }
}
