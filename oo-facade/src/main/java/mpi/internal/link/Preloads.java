package mpi.internal.link;

import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.Settings;
import mpi.internal.system.CodeAddress;
import mpi.internal.system.DynamicLinker;

/**
 * Finds the functions that profiling tools in {@code LD_PRELOAD} define. A tool defines some
 * functions of MPI, and calls the library's functions by their PMPI names. A preloaded MPI library
 * is not a tool.
 */
public final class Preloads {

    private static final List<String> NAMES = names(Settings.environment("LD_PRELOAD"));

    private Preloads() {}

    /**
     * Returns the address of a function in a preloaded tool; the null address if no tool defines
     * the function.
     */
    static MemorySegment find(String function) {
        if (NAMES.isEmpty()) {
            return MemorySegment.NULL;
        }
        MemorySegment first = DynamicLinker.visible(function);
        String file = file(first);
        boolean isTools =
                isPreloaded(file) && !file.equals(file(DynamicLinker.visible("P" + function)));
        return isTools ? first : MemorySegment.NULL;
    }

    private static boolean isPreloaded(String file) {
        return !file.isEmpty() && NAMES.contains(Path.of(file).getFileName().toString());
    }

    private static String file(MemorySegment symbol) {
        return symbol.address() == 0 ? "" : CodeAddress.of(symbol.address()).file();
    }

    private static List<String> names(String variable) {
        List<String> names = new ArrayList<>();
        for (String file : variable.split("[ :]+")) {
            if (!file.isEmpty()) {
                names.add(Path.of(file).getFileName().toString());
            }
        }
        return names;
    }
}
