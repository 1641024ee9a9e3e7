package panmpi.generator.model;

import java.nio.file.Path;
import panmpi.generator.report.Diagnostics;

/** Refuses headers that are not for a 64-bit platform, which the size of {@code MPI_Aint} shows. */
public final class AddressWidth {

    private static final String ADDRESS = "MPI_Aint";

    private AddressWidth() {}

    /**
     * Reports a header whose addresses do not have 8 bytes.
     *
     * @param api the header's facts
     * @param header the header
     * @param diagnostics where the error is reported
     */
    public static void check(Api api, Path header, Diagnostics diagnostics) {
        Typedef address = api.typedefs().get(ADDRESS);
        if (address != null && address.bytes() != Long.BYTES) {
            diagnostics.error(
                    header.toString(),
                    "%s has %d bytes here (%s), as for 32 bits. panmpi serves 64-bit libraries:"
                                    .formatted(ADDRESS, address.bytes(), address.definition())
                            + " name the header of one");
        }
    }
}
