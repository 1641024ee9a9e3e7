package mpi.internal.link;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.abi.AbiTable;
import mpi.internal.discovery.NativeLib;
import mpi.internal.system.Native;

/**
 * Looks up the values of MPI constants in an opened library. The library's ABI table has the value
 * of a constant, or names the library's symbol that has the value.
 */
record AbiConstants(NativeLib library, AbiTable abi) {

    /** Tests whether the library's ABI lacks a constant of MPI. */
    boolean isAbsent(String constant) {
        return abi.kind(constant) == AbiTable.Kind.ABSENT;
    }

    /**
     * Returns the value of a constant that is an integer, handle or address; 0 if the ABI lacks the
     * constant.
     */
    long value(String constant) {
        return switch (abi.kind(constant)) {
            case NUMBER -> abi.number(constant);
            case SYMBOL -> library.find(abi.word(constant)).address();
            case VARIABLE -> stored(library.find(abi.word(constant)), abi.number(constant));
            case ABSENT, TYPE, TEXT, TEXT_VARIABLE, LINK, UNSERVED -> 0;
        };
    }

    /** Returns the value of a constant that is a string; empty if the ABI lacks the constant. */
    String text(String constant) {
        return switch (abi.kind(constant)) {
            case TEXT -> abi.word(constant);
            case TEXT_VARIABLE -> Native.text(library.find(abi.word(constant)));
            default -> "";
        };
    }

    /**
     * Reads the integer, handle or pointer stored at a symbol, sign-extended. A pointer is read as
     * a number, since for the layout ADDRESS the JVM would generate five classes, which takes 10
     * ms.
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
