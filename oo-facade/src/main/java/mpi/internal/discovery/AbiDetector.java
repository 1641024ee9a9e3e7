package mpi.internal.discovery;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import mpi.internal.system.Native;

/**
 * Detects the ABI family of an opened library by its symbols.
 *
 * <p>{@code MPI_Abi_get_version} may be called before {@code MPI_Init}. Libraries with the standard
 * ABI return 1 or more as the major version; legacy libraries of the same vendors may have the
 * function and return -1. Open MPI is detected by one of its symbols; any other library counts as
 * MPICH's family here. {@code mpi.internal.link.Tables} later chooses another family if the name of
 * that library is in another family's ABI tables.
 */
public final class AbiDetector {

    private AbiDetector() {}

    static Family family(SymbolLookup symbols) {
        if (abiVersion(symbols.find("MPI_Abi_get_version").orElse(MemorySegment.NULL)) >= 1) {
            return Family.STANDARD;
        }
        return symbols.find("ompi_mpi_comm_self").isPresent() ? Family.OPENMPI : Family.MPICH;
    }

    private static int abiVersion(MemorySegment function) {
        if (function.address() == 0) {
            return 0;
        }
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment major = arena.allocate(JAVA_INT);
            MemorySegment minor = arena.allocate(JAVA_INT);
            int error = (int) Native.function(function, type).invokeExact(major, minor);
            return error == 0 ? major.get(JAVA_INT, 0) : 0;
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }
}
