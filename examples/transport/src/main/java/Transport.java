import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Sends messages between the processes of a simulation. {@link TransportBench} compares the
 * implementations, which use MPI or other libraries. Only one thread of a process may use a
 * transport.
 */
public interface Transport extends AutoCloseable {

    /** Function that handles a message. */
    interface Receiver {
        /**
         * Handles a message.
         *
         * @param sender rank of the sender.
         * @param message bytes of the message, valid until this method returns.
         */
        void accept(int sender, MemorySegment message);
    }

    /** {@return the number of this process, from 0 to {@link #size} - 1} */
    int rank();

    /** {@return the number of processes} */
    int size();

    /**
     * Sends bytes without waiting for the receiver. The caller may change the memory when this
     * returns.
     *
     * @param receiver rank of another process.
     * @param data memory outside of the heap.
     * @param offset index of the first byte of the message.
     * @param length bytes of the message.
     */
    void send(int receiver, MemorySegment data, long offset, long length);

    /**
     * Waits for one message from any sender; messages from one sender arrive in order.
     *
     * @param receiver handles the message.
     */
    void recv(Receiver receiver);

    /**
     * Waits until all processes have called this method. All messages must have been received
     * before.
     */
    default void barrier() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment sign = arena.allocate(1);
            if (rank() == 0) {
                for (int i = 1; i < size(); i++) {
                    recv((_, _) -> {});
                }
                for (int i = 1; i < size(); i++) {
                    send(i, sign, 0, 1);
                }
            } else {
                send(0, sign, 0, 1);
                recv((_, _) -> {});
            }
        }
    }

    @Override
    void close();
}
