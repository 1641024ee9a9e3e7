package mpi.timeline;

/**
 * A message: a call that has sent it, and the one that has received it.
 *
 * @param from rank of the sender.
 * @param sent its call.
 * @param to rank of the receiver.
 * @param received its call.
 */
record Message(int from, TracedCall sent, int to, TracedCall received) {

    /** Bytes that were sent; a call that also receives counts both, so half of them. */
    long bytes() {
        return sent.receives() ? sent.bytes() / 2 : sent.bytes();
    }

    /** Time that a blocking receive has waited for its sender to begin, in ns. */
    long lateSender() {
        return received.isBlocking()
                ? Math.max(0, Math.min(sent.begin(), received.end()) - received.begin())
                : 0;
    }

    /** Time that a blocking send has waited for its receiver to begin, in ns. */
    long lateReceiver() {
        return sent.isBlocking()
                ? Math.max(0, Math.min(received.begin(), sent.end()) - sent.begin())
                : 0;
    }
}
