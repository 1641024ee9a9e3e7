package mpi.timeline;

/**
 * A message: a call that has sent it, and the one that has received it.
 *
 * @param from place of the sender in the picture.
 * @param sentAt place of the call among those of the sender.
 * @param sent its call.
 * @param to place of the receiver.
 * @param receivedAt place of the call among those of the receiver.
 * @param received its call.
 */
record Message(int from, int sentAt, TracedCall sent, int to, int receivedAt, TracedCall received) {

    /** Bytes that were sent. */
    long bytes() {
        return Math.max(0, sent.bytes());
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
