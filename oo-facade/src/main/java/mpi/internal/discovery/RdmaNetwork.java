package mpi.internal.discovery;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Network adapters that read and write the memory of other hosts (RDMA). Linux lists the devices of
 * each kind in a folder of {@code /sys/class}.
 */
final class RdmaNetwork {

    /**
     * InfiniBand with RoCE, Omni-Path and EFA; Slingshot; Gemini and Aries. The kernel makes a
     * folder when it loads the driver.
     */
    private static final List<String> CLASSES =
            List.of("infiniband", "infiniband_verbs", "hfi1", "cxi", "gni", "kgni");

    private RdmaNetwork() {}

    /** Tests for a driver of such an adapter on this host; the folder is {@code /sys/class}. */
    static boolean isIn(Path classes) {
        return !Files.isDirectory(classes)
                || CLASSES.stream().anyMatch(name -> Files.exists(classes.resolve(name)));
    }
}
