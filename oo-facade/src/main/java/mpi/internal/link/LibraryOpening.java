package mpi.internal.link;

import mpi.internal.discovery.Discovery;
import mpi.internal.discovery.Launcher;
import mpi.internal.discovery.NativeLib;
import mpi.internal.discovery.SafeDefaults;
import mpi.internal.discovery.Yielding;
import mpi.internal.signals.Signals;
import mpi.internal.system.DynamicLinker;
import mpi.internal.system.MallocRoom;

/**
 * Opens the library of this job in a JVM: sets the variables of the environment that MPI libraries
 * read when they are loaded, and restores the JVM's signal handlers afterwards.
 */
final class LibraryOpening {

    private LibraryOpening() {}

    static NativeLib open(Launcher launcher) {
        // These variables keep UCX and the libraries of Omni-Path and InfiniPath from replacing
        // handlers of the JVM, which uses SIGSEGV and related signals itself. Without
        // UCX_DEBUG_SIGNO=0, UCX would replace the handler of SIGHUP.
        DynamicLinker.setDefault("UCX_ERROR_SIGNALS", "");
        DynamicLinker.setDefault("UCX_DEBUG_SIGNO", "0");
        DynamicLinker.setDefault("HFI_NO_BACKTRACE", "1");
        DynamicLinker.setDefault("IPATH_NO_BACKTRACE", "1");
        if (!Launcher.isByMpijava()) {
            MallocRoom.make();
        }
        Yielding.prepare(launcher);
        Signals signals = Signals.taken();
        try {
            NativeLib library = Discovery.find(launcher);
            SafeDefaults.set(library);
            return library;
        } finally {
            signals.restore("opening the library");
        }
    }
}
