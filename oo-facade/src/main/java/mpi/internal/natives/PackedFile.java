package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.zip.CRC32;

/**
 * A file in panmpi-mpich, as its list has it: {@code CRC32 BYTES MODE PATH}.
 *
 * @param sum checksum of its bytes.
 * @param size its number of bytes.
 * @param isProgram true if it is to be executed.
 * @param path its path in the installation.
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

    /** Tests whether a file has these bytes, and can have been written by this user alone. */
    boolean isWhole(Path file) throws IOException {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                && PrivateFolder.isTrusted(file)
                && Files.size(file) == size
                && Files.isExecutable(file) == isProgram
                && isOurs(Files.readAllBytes(file));
    }

    /** Tests the checksum of bytes. */
    boolean isOurs(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes);
        return crc.getValue() == sum;
    }
}
