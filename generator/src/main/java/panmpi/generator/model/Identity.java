package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Library and header that a snapshot was made from.
 *
 * @param library the implementation: {@code mpich}, {@code openmpi}, {@code mpi-abi}, ...
 * @param version the implementation's version
 * @param family the ABI family: {@code mpich}, {@code openmpi} or {@code standard}
 * @param mpi the version of the MPI standard that the header claims to implement, such as {@code
 *     4.0}
 * @param header the header's file name
 * @param hash the header's SHA-256
 */
public record Identity(
        String library, String version, String family, String mpi, String header, String hash) {

    /** Returns the snapshot's file name. */
    public String fileName() {
        return library + "-" + version + ".api";
    }

    /** Returns the SHA-256 of a header. */
    public static String hash(Path header) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(header));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }

    /** Returns library and version for messages. */
    public String title() {
        return library + " " + version;
    }
}
