package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.zip.CRC32;

/**
 * Record of a file in the jar panmpi-mpich, from a line {@code CRC32 BYTES MODE PATH} of the jar's
 * list of files.
 *
 * @param sum checksum of the file's bytes.
 * @param size number of the file's bytes.
 * @param isProgram true if the file must be executable.
 * @param path path of the file in the installation.
 */
record PackedFile(long sum, long size, boolean isProgram, String path) {

    static PackedFile parse(String line) {
        String[] words = line.split(" ", 4);
        return new PackedFile(
                Long.parseLong(words[0], 16),
                Long.parseLong(words[1]),
                words[2].equals("755"),
                words[3]);
    }

    /**
     * Tests whether a file on the disk has the recorded bytes, and only this user or root can have
     * written it.
     */
    boolean isWhole(Path file) throws IOException {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                && PrivateFolder.isTrusted(file)
                && Files.size(file) == size
                && Files.isExecutable(file) == isProgram
                && isOurs(Files.readAllBytes(file));
    }

    /** Tests whether bytes have the checksum that the list of files records. */
    boolean isOurs(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue() == sum;
    }
}
