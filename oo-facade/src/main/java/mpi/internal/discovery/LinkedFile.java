package mpi.internal.discovery;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries of an ELF file that tell the dynamic linker which other libraries to open.
 *
 * @param path the file.
 * @param needed names of the libraries that the file needs.
 * @param places folders, named in the file, in which the dynamic linker looks for these libraries.
 */
record LinkedFile(Path path, List<String> needed, List<Path> places) {

    private static final int MAGIC = 0x464c457f;
    private static final int SEGMENTS_AT = 32;
    private static final int SEGMENT_BYTES_AT = 54;
    private static final int SEGMENTS_COUNT_AT = 56;
    private static final int LOADED = 1;
    private static final int DYNAMIC = 2;
    private static final int NEEDED = 1;
    private static final int STRINGS = 5;
    private static final int OLD_PLACES = 15;
    private static final int PLACES = 29;
    private static final int ENTRY = 16;

    /**
     * Reads a file.
     *
     * @throws IOException if the file cannot be read, or is not a complete ELF file.
     */
    static LinkedFile read(Path path) throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(path)).order(ByteOrder.LITTLE_ENDIAN);
        try {
            if (file.remaining() < SEGMENTS_COUNT_AT || file.getInt(0) != MAGIC) {
                throw new IOException(path + " is no library: it does not begin as an ELF file");
            }
            return read(path, file);
        } catch (IndexOutOfBoundsException cut) {
            throw new IOException(path + " is no whole library: " + cut.getMessage(), cut);
        }
    }

    private static LinkedFile read(Path path, ByteBuffer file) {
        List<String> needed = new ArrayList<>();
        List<Path> places = new ArrayList<>();
        int dynamic = segment(file, DYNAMIC, 0);
        if (dynamic >= 0) {
            int begin = (int) file.getLong(dynamic + 8);
            int end = begin + (int) file.getLong(dynamic + 32);
            int strings = offset(file, value(file, begin, end, STRINGS));
            for (int at = begin; at < end; at += ENTRY) {
                long tag = file.getLong(at);
                String text =
                        tag == NEEDED || tag == OLD_PLACES || tag == PLACES
                                ? text(file, strings + (int) file.getLong(at + 8))
                                : "";
                if (tag == NEEDED) {
                    needed.add(text);
                } else if (!text.isEmpty()) {
                    String own = path.toAbsolutePath().getParent().toString();
                    for (String place : text.split(":")) {
                        places.add(
                                Path.of(place.replace("$ORIGIN", own).replace("${ORIGIN}", own)));
                    }
                }
            }
        }
        return new LinkedFile(path, needed, places);
    }

    private static long value(ByteBuffer file, int begin, int end, long tag) {
        for (int at = begin; at < end; at += ENTRY) {
            if (file.getLong(at) == tag) {
                return file.getLong(at + 8);
            }
        }
        return 0;
    }

    /**
     * Returns the offset of the header of the first segment of a type that contains an address, or
     * of the first segment of the type if the address is 0; -1 if the file has no such segment.
     */
    private static int segment(ByteBuffer file, int type, long address) {
        int count = file.getShort(SEGMENTS_COUNT_AT);
        for (int i = 0; i < count; i++) {
            int at = (int) file.getLong(SEGMENTS_AT) + i * file.getShort(SEGMENT_BYTES_AT);
            long begin = file.getLong(at + 16);
            boolean isInside = address >= begin && address < begin + file.getLong(at + 32);
            if (file.getInt(at) == type && (address == 0 || isInside)) {
                return at;
            }
        }
        return -1;
    }

    private static int offset(ByteBuffer file, long address) {
        int at = segment(file, LOADED, address);
        return (int) (file.getLong(at + 8) + address - file.getLong(at + 16));
    }

    private static String text(ByteBuffer file, int at) {
        int end = at;
        while (file.get(end) != 0) {
            end++;
        }
        byte[] bytes = new byte[end - at];
        file.get(at, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
