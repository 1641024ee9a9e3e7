import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Queue;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import mpi.Status;

/**
 * A {@link Transport} that uses MPI, which sends from the memory of the program without a copy in
 * Java. While a send is not complete, {@code send} receives the messages that arrive. Otherwise
 * processes that all send long messages would wait for each other for ever.
 */
public final class MpiTransport implements Transport {
    private static final int TAG = 17;
    private static final long FIRST_ROOM = 1 << 16;

    /** A message that came while this process was sending. */
    private record Early(int sender, MemorySegment message) {}

    private final Intracomm comm;
    private final Queue<Early> early = new ArrayDeque<>();
    private MemorySegment room = Arena.ofAuto().allocate(FIRST_ROOM, 64);

    /**
     * Makes a transport on a duplicate of a communicator; collective.
     *
     * @param all communicator of the processes that exchange messages.
     */
    public MpiTransport(Intracomm all) {
        comm = all.dup();
    }

    @Override
    public int rank() {
        return comm.getRank();
    }

    @Override
    public int size() {
        return comm.getSize();
    }

    @Override
    public void send(int receiver, MemorySegment data, long offset, long length) {
        MemorySegment message = data.asSlice(offset, length);
        Request going = comm.iSend(message, length, MPI.BYTE, receiver, TAG);
        while (!going.test()) {
            takeEarly();
        }
    }

    /** Receives a message that has come, if there is one, so that its sender can go on. */
    private void takeEarly() {
        Status found = comm.iProbe(MPI.ANY_SOURCE, TAG);
        if (found != null) {
            long length = found.getCount(MPI.BYTE);
            MemorySegment message = Arena.ofAuto().allocate(Math.max(1, length), 8);
            comm.recv(message, length, MPI.BYTE, found.getSource(), TAG);
            early.add(new Early(found.getSource(), message.asSlice(0, length)));
        }
    }

    @Override
    public void recv(Receiver receiver) {
        Early first = early.poll();
        if (first != null) {
            receiver.accept(first.sender(), first.message());
            return;
        }
        Status coming = comm.probe(MPI.ANY_SOURCE, TAG);
        long length = coming.getCount(MPI.BYTE);
        if (length > room.byteSize()) {
            room = Arena.ofAuto().allocate(2 * length, 64);
        }
        comm.recv(room, length, MPI.BYTE, coming.getSource(), TAG);
        receiver.accept(coming.getSource(), room.asSlice(0, length));
    }

    @Override
    public void barrier() {
        comm.barrier();
    }

    @Override
    public void close() {
        comm.free();
    }
}
