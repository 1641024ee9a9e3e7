package mpi.object.split;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Bytes that introduce a class in a message: a fingerprint of its name and layout, then the name.
 *
 * <p>Each message introduces its classes anew. Sender and receiver could save these bytes if they
 * remembered the classes of earlier messages. But messages with other tags, of other threads or of
 * broadcasts may be read in another order than they were sent, so a sender cannot know which
 * classes the receiver has seen. {@link TypeTable} makes definitions cheap for the receiver
 * instead.
 */
final class Definition {

    /** Size of the fingerprint in bytes. */
    static final int FINGERPRINT = 4;

    /**
     * Bytes to write: {@link Code#DEFINE}, length, fingerprint and name, then 8 bytes of padding
     * for {@link Output#putWords}.
     */
    private final byte[] encoded;

    private final int bodyAt;
    private final int end;

    private Definition(byte[] encoded, int bodyAt) {
        this.encoded = encoded;
        this.bodyAt = bodyAt;
        end = encoded.length - Long.BYTES;
    }

    static Definition of(Class<?> type, String layout) {
        String name = ClassNames.of(type);
        CRC32C crc = new CRC32C();
        crc.update((name + '\n' + layout).getBytes(UTF_8));
        byte[] text = name.getBytes(UTF_8);
        int length = FINGERPRINT + text.length;
        int bodyAt = length < 128 ? 2 : length < 1 << 14 ? 3 : 4;
        byte[] encoded = new byte[bodyAt + length + Long.BYTES];
        encoded[0] = Code.DEFINE << 1;
        for (int at = 1, rest = length; at < bodyAt; at++, rest >>>= 7) {
            encoded[at] = (byte) (rest & 0x7f | (at < bodyAt - 1 ? 0x80 : 0));
        }
        LittleEndian.put(encoded, bodyAt, (int) crc.getValue());
        System.arraycopy(text, 0, encoded, bodyAt + FINGERPRINT, text.length);
        return new Definition(encoded, bodyAt);
    }

    void write(Output out) throws IOException {
        out.putWords(encoded, end);
    }

    int fingerprint() {
        return LittleEndian.getInt(encoded, bodyAt);
    }

    boolean matches(byte[] bytes, int at, int length) {
        return Arrays.equals(encoded, bodyAt, end, bytes, at, at + length);
    }
}
