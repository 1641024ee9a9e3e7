package mpi.internal.strict.call;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.StringJoiner;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.system.Native;

/** A call of MPI that the program has made, with its arguments. */
public final class ObservedCall implements CallNote {

    private final Function function;
    private final Object[] arguments;
    private final boolean isLarge;
    private final CallingThread thread;
    private final StackTraceElement line;
    private final boolean isNew;
    private long number = -1;
    private long[] operations = {};
    private List<Object> named;
    private volatile boolean isInProgress = true;
    private volatile boolean isComplete;

    /** Begins a call; with {@code isLarge}, arrays of counts have 64 bits each. */
    public ObservedCall(
            Function function, boolean isLarge, Object[] arguments, CallingThread thread) {
        this.function = function;
        this.isLarge = isLarge;
        this.arguments = arguments;
        this.thread = thread;
        line = thread.line(kind(function, arguments));
        isNew = thread.isOneOfTheFirst();
    }

    /** Calls with an equal number are alike: of the same function, with the same numbers. */
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

    /** The function of MPI. */
    public Function function() {
        return function;
    }

    /** The thread that calls. */
    public CallingThread thread() {
        return thread;
    }

    /** True for one of the first calls of its kind, which may take their time. */
    public boolean isNew() {
        return isNew;
    }

    /** Number of the call on this rank; -1 before it is given. */
    public long number() {
        return number;
    }

    /** Sets the number of the call on this rank. */
    public void isNumber(long given) {
        number = given;
    }

    /** Keeps the numbers of the operations that the call has posted. */
    public void begins(long[] numbers) {
        operations = numbers;
    }

    /** Numbers of the operations that the call has posted. */
    public long[] operations() {
        return operations;
    }

    /** Keeps the requests that the call names: their handles change. */
    public void isNaming(List<Object> requests) {
        named = requests;
    }

    /** The requests that the call names; null if nobody has asked. */
    public List<Object> named() {
        return named;
    }

    /** Ends the call. */
    public void ends() {
        isInProgress = false;
    }

    /** Forgets addresses, which are the program's again: its memory must not live on by this. */
    public void forgetsMemory() {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] instanceof MemorySegment) {
                arguments[i] = null;
            }
        }
    }

    /** Notes that the request which the call has made is complete. */
    public void completes() {
        isComplete = true;
    }

    /** True if the call has made a request that is complete. */
    public boolean isComplete() {
        return isComplete;
    }

    @Override
    public boolean isInProgress() {
        return isInProgress;
    }

    /** Value of a number or a handle. */
    public long value(Parameter parameter) {
        return ((Number) arguments[parameter.at()]).longValue();
    }

    /** Value of a number that fits. */
    public int number(Parameter parameter) {
        return (int) value(parameter);
    }

    /** Memory at the address of an output or of an array, as long as the call needs it. */
    public MemorySegment memory(Parameter parameter) {
        return full((MemorySegment) arguments[parameter.at()]);
    }

    /** Address that a call has returned. */
    public long pointer(Parameter parameter) {
        return memory(parameter).get(JAVA_LONG, 0);
    }

    /** Replaces an address. */
    public void replace(Parameter parameter, MemorySegment by) {
        arguments[parameter.at()] = by;
    }

    /** A handle, whether it is passed by value or by address. */
    public long handle(Parameter parameter) {
        return handle(parameter, 0);
    }

    /** A handle of an array, or the only one. */
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

    /** A number of an array, or the only one. */
    public long number(Parameter parameter, int index) {
        Object argument = arguments[parameter.at()];
        if (argument instanceof Number n) {
            return n.longValue();
        }
        MemorySegment at = full((MemorySegment) argument);
        return isLarge ? at.getAtIndex(JAVA_LONG, index) : at.getAtIndex(JAVA_INT, index);
    }

    /** An integer of an array that has no counts, or the only one. */
    public int integer(Parameter parameter, int index) {
        Object argument = arguments[parameter.at()];
        return argument instanceof Number n
                ? n.intValue()
                : full((MemorySegment) argument).getAtIndex(JAVA_INT, index);
    }

    /** Value of a flag that the call has returned. */
    public boolean isTrue(Parameter flag) {
        return memory(flag).get(JAVA_INT, 0) != 0;
    }

    private static MemorySegment full(MemorySegment at) {
        return at.byteSize() > 0 ? at : Native.at(at, Long.MAX_VALUE);
    }

    @Override
    public String text() {
        StringJoiner given = new StringJoiner(", ", function.name() + "(", ")");
        for (Parameter parameter : function.parameters()) {
            String value = text(parameter);
            if (!value.isEmpty()) {
                given.add(parameter.name() + " " + value);
            }
        }
        return given + " at " + where();
    }

    @Override
    public String where() {
        StackTraceElement at = isInProgress ? thread.lineNow() : null;
        StackTraceElement best = at == null ? line : at;
        return best == null ? "a line that is not known" : best.toString();
    }

    private String text(Parameter parameter) {
        boolean isShown = !parameter.isMany() && parameter.isRead();
        if (!isShown || arguments[parameter.at()] == null) {
            return "";
        }
        return switch (parameter.kind()) {
            case "count", "root", "rank", "color", "tag", "dest", "source" ->
                    rank(parameter, number(parameter));
            case "datatype", "Comm", "Win", "Op", "File" ->
                    HandleNames.find(parameter.kind(), handle(parameter));
            default -> "";
        };
    }

    private static String rank(Parameter parameter, int value) {
        if (parameter.is("source") && value == Mpi.MPI_ANY_SOURCE
                || parameter.is("tag") && value == Mpi.MPI_ANY_TAG) {
            return "any";
        }
        boolean isNobody = !parameter.is("count") && !parameter.is("tag");
        return isNobody && value == Mpi.MPI_PROC_NULL ? "nobody" : Integer.toString(value);
    }
}
