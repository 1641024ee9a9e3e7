package mpi.internal;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import mpi.abi.AbiTable;
import mpi.abi.MissingFunctionException;

/**
 * Connects emitted code with the library of this job: the functions by handles of one Java type for
 * every ABI, the constants by the table of the library's ABI. Its initialisation finds and opens
 * the library.
 */
public final class Linkage {

    private static final Launcher LAUNCHER = Launcher.find();
    private static final NativeLib LIBRARY = open();
    private static final AbiTable ABI = Tables.of(LIBRARY);

    /** Then handles above 2^31 are negative, as they come back from the library. */
    private static final boolean HANDLES_ARE_INTS = ABI.width("MPI_Comm") == Integer.BYTES;

    private Linkage() {}

    /**
     * Links a function.
     *
     * @param function name of the function.
     * @param signature its type, in the words that {@link Signature} reads.
     * @param since what has the function, for the message where this library lacks it.
     * @return a handle of the function's Java type; it throws {@link MissingFunctionException}
     *     where the library lacks the function.
     */
    public static MethodHandle link(String function, String signature, String since) {
        Signature type = Signature.parse(signature, ABI);
        AbiTable.Kind deviation = ABI.kind(function);
        if (deviation == AbiTable.Kind.UNSERVED) {
            return MissingFunction.unserved(function, ABI.word(function), type.javaType());
        }
        MemorySegment address = Preloads.find(function);
        if (address.address() == 0) {
            address = LIBRARY.find(function);
        }
        if (address.address() == 0) {
            return MissingFunction.handle(function, since, type.javaType());
        }
        if (deviation == AbiTable.Kind.LINK) {
            return adapted(function, address, signature, since);
        }
        return handle(address, type);
    }

    /** The handle of a function whose integers have other widths in this library. */
    private static MethodHandle adapted(
            String function, MemorySegment address, String signature, String since) {
        Adaptation adaptation = Adaptation.parse(function, ABI.word(function));
        MethodHandle direct = handle(address, Signature.parse(adaptation.signature(), ABI));
        MethodHandle large =
                has(adaptation.large()) ? link(adaptation.large(), signature, since) : null;
        return adaptation.adapt(direct, Signature.parse(signature, ABI).javaType(), large);
    }

    private static MethodHandle handle(MemorySegment address, Signature type) {
        MethodHandle handle = Native.function(address, type.callType(), type.options());
        return MethodHandles.explicitCastArguments(handle, type.javaType());
    }

    /**
     * Tells whether the library has a function.
     *
     * @param function name of the function.
     * @return true if calls of it can work.
     */
    public static boolean has(String function) {
        return LIBRARY.find(function).address() != 0
                && ABI.kind(function) != AbiTable.Kind.UNSERVED;
    }

    /**
     * The value of an integer constant.
     *
     * @param constant name of the constant.
     * @return its value; {@link Integer#MIN_VALUE} where the ABI lacks it.
     */
    public static int integer(String constant) {
        return isAbsent(constant) ? Integer.MIN_VALUE : (int) value(constant);
    }

    /**
     * The value of a 64-bit integer constant.
     *
     * @param constant name of the constant.
     * @return its value; {@link Long#MIN_VALUE} where the ABI lacks it.
     */
    public static long count(String constant) {
        return isAbsent(constant) ? Long.MIN_VALUE : value(constant);
    }

    /**
     * A predefined handle.
     *
     * @param constant name of the handle.
     * @param nullConstant name of the null handle of its type.
     * @return its value; the null handle where the ABI lacks it, 0 where it lacks that too.
     */
    public static long handle(String constant, String nullConstant) {
        long value = value(isAbsent(constant) ? nullConstant : constant);
        return HANDLES_ARE_INTS ? (int) value : value;
    }

    /**
     * A constant that is an address.
     *
     * @param constant name of the constant.
     * @return the address; the null address where the ABI lacks the constant.
     */
    public static MemorySegment address(String constant) {
        return MemorySegment.ofAddress(value(constant));
    }

    /**
     * A string constant.
     *
     * @param constant name of the constant.
     * @return its value; empty where the ABI lacks it.
     */
    public static String text(String constant) {
        return switch (ABI.kind(constant)) {
            case TEXT -> ABI.word(constant);
            case TEXT_VARIABLE -> Native.text(LIBRARY.find(ABI.word(constant)));
            default -> "";
        };
    }

    /**
     * The ABI of the library that was opened.
     *
     * @return its table.
     */
    public static AbiTable abi() {
        return ABI;
    }

    /**
     * The library in a few words: name and version, MPI version, file name.
     *
     * @return such as {@code Open MPI v4.1.4 (MPI 3.1, libmpi.so.40)}.
     */
    public static String library() {
        return LIBRARY.describe();
    }

    /**
     * The file that was really opened.
     *
     * @return its path, links followed.
     */
    public static String libraryFile() {
        return LIBRARY.file();
    }

    /**
     * What each signal does before a call that begins MPI.
     *
     * @return what gives the JVM back, after the call, the signals that the library took from it.
     */
    public static Signals signals() {
        return Signals.taken();
    }

    /** Who started this process. */
    static Launcher launcher() {
        return LAUNCHER;
    }

    /** The library, for who examines it. */
    static NativeLib opened() {
        return LIBRARY;
    }

    /**
     * Passes on what a handle threw; handles of C functions throw nothing checked.
     *
     * @param failure what was thrown.
     * @return never; throws the failure if it is an error.
     */
    public static RuntimeException rethrow(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            return exception;
        }
        throw new AssertionError(failure);
    }

    private static NativeLib open() {
        // The JVM raises SIGSEGV and its sisters on purpose; these would put handlers over
        // its, the second one over that of SIGHUP.
        DynamicLinker.setDefault("UCX_ERROR_SIGNALS", "");
        DynamicLinker.setDefault("UCX_DEBUG_SIGNO", "0");
        DynamicLinker.setDefault("HFI_NO_BACKTRACE", "1");
        DynamicLinker.setDefault("IPATH_NO_BACKTRACE", "1");
        if (!Launch.isByMpijava()) {
            MallocRoom.make();
        }
        Yielding.prepare(LAUNCHER);
        Signals signals = Signals.taken();
        try {
            NativeLib library = Discovery.find(LAUNCHER);
            TooLongMessages.cutOff(library);
            return library;
        } finally {
            signals.restore("opening the library");
        }
    }

    private static boolean isAbsent(String constant) {
        return ABI.kind(constant) == AbiTable.Kind.ABSENT;
    }

    private static long value(String constant) {
        return switch (ABI.kind(constant)) {
            case NUMBER -> ABI.number(constant);
            case SYMBOL -> LIBRARY.find(ABI.word(constant)).address();
            case VARIABLE -> stored(LIBRARY.find(ABI.word(constant)), ABI.number(constant));
            case ABSENT, TYPE, TEXT, TEXT_VARIABLE, LINK, UNSERVED -> 0;
        };
    }

    /**
     * The integer, handle or pointer at a symbol, sign-extended. A pointer is read as a number,
     * since reading an ADDRESS makes the JVM spin five classes: 10 ms.
     */
    private static long stored(MemorySegment symbol, long bytes) {
        if (symbol.address() == 0) {
            return 0;
        }
        MemorySegment variable = Native.at(symbol, bytes);
        return bytes == JAVA_INT.byteSize()
                ? variable.get(JAVA_INT, 0)
                : variable.get(JAVA_LONG, 0);
    }
}
