package mpi.internal.link;

import mpi.abi.AbiTable;
import mpi.abi.MpichAbi;
import mpi.abi.Nearness;
import mpi.abi.OpenmpiAbi;
import mpi.abi.StandardAbi;
import mpi.internal.discovery.Family;
import mpi.internal.discovery.NativeLib;

/**
 * Chooses the ABI table of a library. {@link mpi.internal.discovery.AbiDetector} has found the
 * library's family, but counts every unrecognised library as MPICH's. Therefore a library whose
 * name is unknown in the detected family, and known in another family, gets a table of that other
 * family. A library that itself reports the standard ABI is always of the standard family.
 */
public final class Tables {

    private Tables() {}

    static AbiTable of(NativeLib library) {
        String version = library.version();
        AbiTable detected = table(library.family(), version);
        return library.family() == Family.STANDARD || isOf(version, detected)
                ? detected
                : byName(library.family(), version, detected);
    }

    private static AbiTable byName(Family detected, String version, AbiTable otherwise) {
        for (Family family : Family.all()) {
            if (family != detected) {
                AbiTable table = table(family, version);
                if (isOf(version, table)) {
                    return table;
                }
            }
        }
        return otherwise;
    }

    private static boolean isOf(String version, AbiTable table) {
        return Nearness.of(version, table.source()) != Nearness.UNKNOWN;
    }

    private static AbiTable table(Family family, String version) {
        return switch (family) {
            case MPICH -> MpichAbi.table(version);
            case OPENMPI -> OpenmpiAbi.table(version);
            case STANDARD -> StandardAbi.table(version);
        };
    }
}
