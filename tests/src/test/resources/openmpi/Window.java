import java.nio.ByteBuffer;
import mpi.*;

/**
 * Has many sends in progress at once between pairs of processes, as programs that measure bandwidth
 * do.
 */
class Window {
    static final int DEPTH = 64, LARGEST = 1 << 16;

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();
        int peer = me ^ 1;
        ByteBuffer sent = MPI.newByteBuffer(LARGEST), received = MPI.newByteBuffer(LARGEST * 2);
        Request[] requests = new Request[DEPTH];
        long bytes = 0;
        for (int length = 1; peer < size && length <= LARGEST; length *= 16) {
            for (int i = 0; i < length; i++) {
                sent.put(i, (byte) (i + me));
            }
            for (int i = 0; i < DEPTH; i++) {
                requests[i] = me % 2 == 0
                        ? MPI.COMM_WORLD.iSend(sent, length, MPI.BYTE, peer, 100)
                        : MPI.COMM_WORLD.iRecv(MPI.slice(received, i), length, MPI.BYTE, peer, 100);
            }
            Status[] statuses = Request.waitAllStatus(requests);
            for (Status status : statuses) {
                bytes += me % 2 == 0 ? length : status.getCount(MPI.BYTE);
            }
            byte[] ack = new byte[4];
            if (me % 2 == 0) {
                MPI.COMM_WORLD.recv(ack, 4, MPI.BYTE, peer, 101);
            } else {
                MPI.COMM_WORLD.send(ack, 4, MPI.BYTE, peer, 101);
            }
        }
        System.out.println("process " + me + " moved " + bytes);
        MPI.Finalize();
    }
}
