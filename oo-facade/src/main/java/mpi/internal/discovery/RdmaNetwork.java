package mpi.internal.discovery;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Tests whether this host has network adapters that read and write the memory of other hosts
 * (RDMA), for {@link SafeDefaults}. Linux lists the devices of each kind in a folder of {@code
 * /sys/class}.
 */
final class RdmaNetwork {

    /**
     * Folders for InfiniBand (with RoCE, Omni-Path and EFA), Slingshot, and Gemini and Aries. The
     * kernel makes a folder when it loads the driver.
     */
    private static final List<String> CLASSES =
            List.of("infiniband", "infiniband_verbs", "hfi1", "cxi", "gni", "kgni");

    private RdmaNetwork() {}

    /**
     * Tests whether this host has the driver of an RDMA adapter; {@code classes} is {@code
     * /sys/class}. Returns true if that folder cannot be read.
     */
    static boolean isIn(Path classes) {
        return !Files.isDirectory(classes)
                || CLASSES.stream().anyMatch(name -> Files.exists(classes.resolve(name)));
    }
}
