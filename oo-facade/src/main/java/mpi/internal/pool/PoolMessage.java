package mpi.internal.pool;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A message between an executor and a worker, in either direction.
 *
 * @param kind kind, which defines the meaning of the other components.
 * @param id number of the task or shared value, or the process id, that the message refers to.
 * @param number an integer, whose meaning {@link MessageKind} describes for each kind.
 * @param body bytes, whose meaning {@link MessageKind} describes for each kind.
 */
record PoolMessage(MessageKind kind, long id, long number, byte[] body) {

    private static final byte[] NO_BODY = {};
    private static final MessageKind[] KINDS = MessageKind.values();

    static PoolMessage of(MessageKind kind) {
        return new PoolMessage(kind, 0, 0, NO_BODY);
    }

    static PoolMessage of(MessageKind kind, long id, long number) {
        return new PoolMessage(kind, id, number, NO_BODY);
    }

    static PoolMessage of(MessageKind kind, long id, String text) {
        return new PoolMessage(kind, id, 0, text.getBytes(StandardCharsets.UTF_8));
    }

    String text() {
        return new String(body, StandardCharsets.UTF_8);
    }

    void write(DataOutputStream out) throws IOException {
        out.writeByte(kind.ordinal());
        out.writeLong(id);
        out.writeLong(number);
        out.writeInt(body.length);
        out.write(body);
    }

    static PoolMessage read(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        long id = in.readLong();
        long number = in.readLong();
        int length = in.readInt();
        if (kind >= KINDS.length || length < 0) {
            throw new IOException(
                    "the bytes are no message of an executor: kind " + kind + ", length " + length);
        }
        // The array grows as bytes arrive, so that memory for a wrong length is not allocated at
        // once.
        byte[] body = length == 0 ? NO_BODY : in.readNBytes(length);
        if (body.length < length) {
            throw new EOFException();
        }
        return new PoolMessage(KINDS[kind], id, number, body);
    }
}
