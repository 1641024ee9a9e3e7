package panmpi.tests.bounds;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.random.RandomGenerator;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Request;

/**
 * Makes the matching send or receive for a call that receives or sends a message: this process
 * sends to itself.
 */
final class Partner {
    private static final byte[] SINK = new byte[1 << 20];
    private static final byte[] SOURCE = new byte[1 << 20];

    private final Comm comm;
    private Request sink;
    private Request source;
    private Message message;

    private Partner(Comm comm) {
        this.comm = comm;
    }

    /**
     * Begins the send or receive that the call needs, if it receives or sends a message. {@code
     * mayCut} allows messages longer than the receive buffer of the call.
     */
    static Partner of(
            Method method, Arguments arguments, Comm comm, boolean mayCut, RandomGenerator random) {
        var partner = new Partner(comm);
        boolean sends = has(method, "dest");
        boolean receives = has(method, "source");
        boolean isMessage = method.getDeclaringClass().getSimpleName().startsWith("Message");
        if (sends && !receives && arguments.peer == 0) {
            partner.sink = comm.Irecv(SINK, 0, SINK.length, MPI.BYTE, 0, PlainArguments.TAG);
        }
        if (receives && !sends && arguments.peer == 0 || isMessage) {
            int bytes = 8 * random.nextInt(random.nextInt(4) == 0 ? 400 : 50);
            bytes = mayCut ? bytes : Math.clamp(arguments.selected.getFirst().bytes(), 0, bytes);
            partner.source = comm.Isend(SOURCE, 0, bytes, MPI.BYTE, 0, PlainArguments.TAG);
        }
        if (isMessage) {
            partner.message = comm.Mprobe(0, PlainArguments.TAG).message();
        }
        return partner;
    }

    private static boolean has(Method method, String name) {
        return Arrays.stream(method.getParameters()).anyMatch(p -> p.getName().equals(name));
    }

    /** Returns the matched message if the call is a method of {@code Message}, else null. */
    Message message() {
        return message;
    }

    /**
     * Receives the matched message. MPI refuses this if the call has received and truncated the
     * message, and has left its handle as it was.
     */
    private void receive() {
        try {
            message.Mrecv(SINK, 0, SINK.length, MPI.BYTE);
        } catch (MPIException gone) {
            message = null;
        }
    }

    /**
     * Completes or cancels this partner's operations, and receives messages that the call has left.
     */
    void end() {
        if (message != null && !message.Is_null()) {
            receive();
        }
        if (sink != null) {
            sink.Cancel();
            sink.Wait();
        }
        while (comm.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG) != null) {
            comm.Recv(SINK, 0, SINK.length, MPI.BYTE, MPI.ANY_SOURCE, MPI.ANY_TAG);
        }
        if (source != null) {
            source.Wait();
        }
    }
}
