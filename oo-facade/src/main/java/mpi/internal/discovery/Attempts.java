package mpi.internal.discovery;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import mpi.internal.system.DynamicLinker;
import mpi.internal.system.Native;

/**
 * Opens libraries that may be the MPI to use, and logs the outcome of each attempt, for the error
 * message if none can be used.
 */
public final class Attempts {

    private final StringBuilder log = new StringBuilder();

    /** Logs an attempt and its outcome. */
    void note(String what, String outcome) {
        log.append("\n  ").append(what).append(": ").append(outcome);
    }

    /** Returns all attempts, one on each line. */
    String log() {
        return log.toString();
    }

    /**
     * Opens a file if it is an MPI library of an accepted family and of this JVM's machine type.
     */
    Optional<NativeLib> openFile(String origin, Path file, Set<Family> accepted) {
        Optional<String> complaint = ElfFile.complaint(file);
        if (complaint.isPresent()) {
            note(origin, file + " " + complaint.get());
            return Optional.empty();
        }
        return open(origin, file.toString(), accepted);
    }

    /** Opens the library that the dynamic linker finds by a path or soname. */
    Optional<NativeLib> open(String origin, String name, Set<Family> accepted) {
        MemorySegment handle = DynamicLinker.open(name);
        if (handle.address() == 0) {
            note(origin, DynamicLinker.complaint(name));
            return Optional.empty();
        }
        SymbolLookup symbols = Native.symbols(name);
        if (symbols.find("MPI_Init").isEmpty()) {
            note(origin, name + " is not an MPI library (it has no MPI_Init)");
            DynamicLinker.close(handle);
            return Optional.empty();
        }
        Family family = AbiDetector.family(symbols);
        String found = name + " has the " + family.word() + " ABI";
        if (!accepted.contains(family)) {
            note(origin, found + "; wanted here: " + words(accepted));
            DynamicLinker.close(handle);
            return Optional.empty();
        }
        note(origin, found + " and was opened");
        return Optional.of(new NativeLib(name, family, symbols, handle, log()));
    }

    private static String words(Set<Family> families) {
        StringBuilder words = new StringBuilder();
        for (Family family : families) {
            words.append(words.isEmpty() ? "" : " or ").append(family.word());
        }
        return words.toString();
    }
}
