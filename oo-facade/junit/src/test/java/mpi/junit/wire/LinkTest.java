package mpi.junit.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that messages arrive as they were sent, and that bytes which are no message are refused
 * with a reason.
 */
final class LinkTest {
    private static final int MARK = 0x706d7069;

    @TempDir private Path folder;
    private ServerSocketChannel server;
    private SocketChannel sender;
    private Link receiver;

    @BeforeEach
    void connect() throws IOException {
        var socket = folder.resolve("ranks");
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        sender = SocketChannel.open(StandardProtocolFamily.UNIX);
        sender.connect(UnixDomainSocketAddress.of(socket));
        receiver = new Link(server.accept());
    }

    @AfterEach
    void disconnect() throws IOException {
        sender.close();
        receiver.close();
        server.close();
    }

    @Test
    void messagesArriveInOrder() throws IOException {
        var link = new Link(sender);
        link.send(new FromRank.Hello(1, 2, 3, "MPI"));
        link.send(new FromRank.Printed(false, "line\n"));
        assertEquals(new FromRank.Hello(1, 2, 3, "MPI"), receiver.receive(FromRank.Hello.class));
        assertEquals(new FromRank.Printed(false, "line\n"), receiver.receive(FromRank.class));
    }

    @Test
    void closedConnectionIsNoRefusal() throws IOException {
        sender.close();
        assertThrows(EOFException.class, () -> receiver.receive(FromRank.class));
    }

    @Test
    void lengthsThatNoMessageHasAreRefused() throws IOException {
        write(ints(MARK, Integer.MAX_VALUE));
        assertEquals(
                "what arrived at the socket of the tests is no message: it has 2147483647 bytes,"
                        + " and a message has 1073741824 at most",
                refusal());
    }

    @Test
    void negativeLengthsAreRefused() throws IOException {
        write(ints(MARK, -1));
        assertTrue(refusal().contains("it has 4294967295 bytes"));
    }

    @Test
    void arraysLongerThanTheirMessageAreRefused() throws IOException {
        byte[] bytes = Encoding.encode(new int[1]);
        ByteBuffer.wrap(bytes).putInt(lengthAt(bytes), Integer.MAX_VALUE);
        writeMessage(bytes);
        assertTrue(refusal().contains("InvalidClassException: filter status: REJECTED"));
    }

    @Test
    void listsLongerThanTheirMessageAreRefused() throws IOException {
        byte[] bytes = Encoding.encode(new ArrayList<>(List.of("a")));
        // The capacity is the int before the last 5 bytes: a mark, two bytes of length and the
        // letter of the string "a", and a mark for the end of the list.
        ByteBuffer.wrap(bytes).putInt(bytes.length - 9, Integer.MAX_VALUE);
        writeMessage(bytes);
        refusal();
    }

    @Test
    void otherProtocolsAreRefused() throws IOException {
        write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        assertTrue(refusal().endsWith("its first bytes are 47455420, not 706d7069"));
    }

    @Test
    void bytesThatAreNoObjectAreRefused() throws IOException {
        writeMessage(new byte[] {1, 2, 3, 4, 5, 6});
        assertTrue(refusal().contains("StreamCorruptedException"));
    }

    @Test
    void objectsThatAreNoMessageAreRefused() throws IOException {
        writeMessage(Encoding.encode("a text"));
        assertTrue(refusal().endsWith("java.lang.String is no FromRank"));
    }

    @Test
    void nothingIsRefused() throws IOException {
        writeMessage(Encoding.encode(null));
        assertTrue(refusal().endsWith("null is no FromRank"));
    }

    @Test
    void messagesOfTheOtherDirectionAreRefused() throws IOException {
        writeMessage(Encoding.encode(new ToRank.Go()));
        assertTrue(refusal().endsWith("mpi.junit.wire.ToRank$Go is no FromRank"));
    }

    @Test
    void classesOfOthersAreRefused() throws IOException {
        writeMessage(Encoding.encode(new java.math.BigInteger("1")));
        assertTrue(refusal().contains("REJECTED"));
    }

    @Test
    void deepObjectsAreRefused() throws IOException {
        Object deep = "core";
        for (int i = 0; i < 500; i++) {
            deep = new ArrayList<>(List.of(deep));
        }
        writeMessage(Encoding.encode((ArrayList<?>) deep));
        assertTrue(refusal().contains("REJECTED"));
    }

    @Test
    void ranksOutsideTheirJobAreRefused() throws IOException {
        byte[] bytes = Encoding.encode(new FromRank.Hello(1, 2, 3, "MPI"));
        int at = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("\0\0\0\1\0\0\0\2");
        ByteBuffer.wrap(bytes).putInt(at, 77);
        writeMessage(bytes);
        assertTrue(refusal().contains("rank 77 of 2"));
    }

    private String refusal() {
        return assertThrows(NoMessageException.class, () -> receiver.receive(FromRank.class))
                .getMessage();
    }

    /**
     * Returns the index of the array length in the bytes of a serialized {@code int[1]}: the length
     * and the only element are the last 8 bytes.
     */
    private static int lengthAt(byte[] bytes) {
        assertEquals(1, ByteBuffer.wrap(bytes).getInt(bytes.length - 8));
        return bytes.length - 8;
    }

    private void writeMessage(byte[] bytes) throws IOException {
        var all = new ByteArrayOutputStream();
        all.write(ints(MARK, bytes.length));
        all.write(bytes);
        write(all.toByteArray());
    }

    private void write(byte[] bytes) throws IOException {
        sender.write(ByteBuffer.wrap(bytes));
    }

    private static byte[] ints(int... values) {
        var bytes = ByteBuffer.allocate(values.length * Integer.BYTES);
        bytes.asIntBuffer().put(values);
        return bytes.array();
    }
}
