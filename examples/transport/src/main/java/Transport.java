import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Messages between the processes of a simulation, as such programs see them. One thread uses it.
 */
public interface Transport extends AutoCloseable {

    /** Taker of a message. */
    interface Receiver {
        /**
         * Takes a message.
         *
         * @param sender rank of the sender.
         * @param message bytes of the message, valid until this method returns.
         */
        void accept(int sender, MemorySegment message);
    }

    /** {@return the number of this process} */
    int rank();

    /** {@return the number of processes} */
    int size();

    /**
     * Sends bytes; the memory is the caller's again when this returns. It waits for no receiver.
     *
     * @param receiver rank of another process.
     * @param data memory outside of the heap.
     * @param offset where the message begins.
     * @param length bytes of the message.
     */
    void send(int receiver, MemorySegment data, long offset, long length);

    /**
     * Waits for one message, of any sender; those of one sender come in order.
     *
     * @param receiver taker of it.
     */
    void recv(Receiver receiver);

    /** Waits for all processes; no message may be on its way. */
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
