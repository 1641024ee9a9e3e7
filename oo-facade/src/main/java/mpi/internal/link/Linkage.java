package mpi.internal.link;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import mpi.abi.AbiTable;
import mpi.abi.MissingFunctionException;
import mpi.internal.discovery.Launcher;
import mpi.internal.discovery.NativeLib;
import mpi.internal.signals.Signals;
import mpi.internal.system.Native;

/**
 * Links generated code to the MPI library of this job: functions by downcall handles, whose Java
 * types are the same for every ABI, and constants by the library's ABI table. The static
 * initialiser finds and opens the library.
 */
public final class Linkage {

    private static final Launcher LAUNCHER = Launcher.find();
    private static final NativeLib LIBRARY = LibraryOpening.open(LAUNCHER);
    private static final AbiTable ABI = Tables.of(LIBRARY);
    private static final AbiConstants CONSTANTS = new AbiConstants(LIBRARY, ABI);

    /**
     * True if handles have 32 bits. Predefined handles are then sign-extended, like the handles
     * that the library returns.
     */
    private static final boolean HANDLES_ARE_INTS = ABI.width("MPI_Comm") == Integer.BYTES;

    /** Wrapper of functions that are linked from now on; null if functions are not wrapped. */
    private static Interposer interposer;

    private Linkage() {}

    /** Sets the wrapper of functions that are linked from now on. */
    public static void interpose(Interposer observer) {
        interposer = observer;
    }

    /**
     * Links a function.
     *
     * @param function name of the function.
     * @param signature type of the function, in the syntax of {@link Signature}.
     * @param since MPI version or extension that has the function, for the error message.
     * @return a handle of the function's Java type; it throws {@link MissingFunctionException} if
     *     the library lacks the function.
     */
    public static MethodHandle link(String function, String signature, String since) {
        MethodHandle direct = direct(function, signature, since);
        return interposer == null ? direct : interposer.around(function, direct);
    }

    private static MethodHandle direct(String function, String signature, String since) {
        AbiTable.Kind deviation = ABI.kind(function);
        if (deviation == AbiTable.Kind.UNSERVED) {
            return unserved(function, ABI.word(function), signature);
        }
        MemorySegment address = Preloads.find(function);
        if (address.address() == 0) {
            address = LIBRARY.find(function);
        }
        if (address.address() == 0) {
            return MissingFunction.handle(function, since, Signature.javaType(signature));
        }
        String unknown = Signature.unknownType(signature, ABI);
        if (!unknown.isEmpty()) {
            return unserved(function, untabled(unknown), signature);
        }
        if (deviation == AbiTable.Kind.LINK) {
            return adapted(function, address, signature, since);
        }
        return handle(address, Signature.parse(signature, ABI));
    }

    /**
     * Links an extension that a later standard adopted under another name.
     *
     * @param extension name of the extension.
     * @param standard name of the function in the standard, for libraries that have the function
     *     under this name only.
     * @param signature type of the function, in the syntax of {@link Signature}.
     * @param since extension that has the function, for the error message.
     * @return a handle as from {@link #link(String, String, String)}.
     */
    public static MethodHandle link(
            String extension, String standard, String signature, String since) {
        boolean renamed = !has(extension) && has(standard);
        return link(renamed ? standard : extension, signature, since);
    }

    private static MethodHandle unserved(String function, String reason, String signature) {
        return MissingFunction.unserved(function, reason, Signature.javaType(signature));
    }

    private static String untabled(String type) {
        return "no "
                + ABI.family()
                + " header that this jar was made of has the type "
                + type
                + " (in panmpi's sources, make bindings HEADER=mpi.h reads a newer one)";
    }

    /** Makes the handle of a function whose integers have other widths in this library. */
    private static MethodHandle adapted(
            String function, MemorySegment address, String signature, String since) {
        Adaptation adaptation = Adaptation.parse(function, ABI.word(function));
        MethodHandle direct = handle(address, Signature.parse(adaptation.signature(), ABI));
        MethodHandle large =
                has(adaptation.large()) ? direct(adaptation.large(), signature, since) : null;
        return adaptation.adapt(direct, Signature.javaType(signature), large);
    }

    private static MethodHandle handle(MemorySegment address, Signature type) {
        MethodHandle handle = Native.function(address, type.callType(), type.options());
        return MethodHandles.explicitCastArguments(handle, type.javaType());
    }

    /**
     * Tests whether the library has a function, with types that the binding can pass.
     *
     * @param function name of the function.
     * @return true if calls of the function can work.
     */
    public static boolean has(String function) {
        return LIBRARY.find(function).address() != 0
                && ABI.kind(function) != AbiTable.Kind.UNSERVED;
    }

    /**
     * Returns the value of an integer constant.
     *
     * @param constant name of the constant.
     * @return its value; {@link Integer#MIN_VALUE} if the ABI lacks it.
     */
    public static int integer(String constant) {
        return CONSTANTS.isAbsent(constant) ? Integer.MIN_VALUE : (int) CONSTANTS.value(constant);
    }

    /**
     * Returns the value of a 64-bit integer constant.
     *
     * @param constant name of the constant.
     * @return its value; {@link Long#MIN_VALUE} if the ABI lacks it.
     */
    public static long count(String constant) {
        return CONSTANTS.isAbsent(constant) ? Long.MIN_VALUE : CONSTANTS.value(constant);
    }

    /**
     * Returns a predefined handle.
     *
     * @param constant name of the handle.
     * @param nullConstant name of the null handle of its type.
     * @return value of the handle; the null handle if the ABI lacks the constant, 0 if it lacks the
     *     null handle, too.
     */
    public static long handle(String constant, String nullConstant) {
        long value = CONSTANTS.value(CONSTANTS.isAbsent(constant) ? nullConstant : constant);
        return HANDLES_ARE_INTS ? (int) value : value;
    }

    /**
     * Returns a constant that is an address.
     *
     * @param constant name of the constant.
     * @return the address; the null address if the ABI lacks the constant.
     */
    public static MemorySegment address(String constant) {
        return MemorySegment.ofAddress(CONSTANTS.value(constant));
    }

    /**
     * Returns a string constant.
     *
     * @param constant name of the constant.
     * @return its value; empty if the ABI lacks it.
     */
    public static String text(String constant) {
        return CONSTANTS.text(constant);
    }

    /**
     * Returns the ABI of the library that was opened.
     *
     * @return the library's ABI table.
     */
    public static AbiTable abi() {
        return ABI;
    }

    /**
     * Describes the library: name and version, MPI version, file name.
     *
     * @return a text such as {@code Open MPI v4.1.4 (MPI 3.1, libmpi.so.40)}.
     */
    public static String library() {
        return LIBRARY.describe();
    }

    /**
     * Returns the file that was opened.
     *
     * @return its path, with symbolic links resolved.
     */
    public static String libraryFile() {
        return LIBRARY.file();
    }

    /**
     * Records the dispositions of all signals before a call that initializes MPI.
     *
     * @return the record, by which the JVM's handlers are restored after the call if the library
     *     replaced them.
     */
    public static Signals signals() {
        return Signals.taken();
    }

    /** Returns the launcher of this process. */
    public static Launcher launcher() {
        return LAUNCHER;
    }

    /** Returns the opened library, for diagnostics. */
    public static NativeLib opened() {
        return LIBRARY;
    }
}
