package mpi.timeline;

/**
 * A message, with the call that has sent it and the call that has received it. Each call is given
 * by the row of its rank in the timeline page, and by its index among the calls of that rank.
 *
 * @param from row of the sender in the page.
 * @param sentAt index of the sending call.
 * @param sent sending call.
 * @param to row of the receiver.
 * @param receivedAt index of the receiving call.
 * @param received receiving call.
 */
record Message(int from, int sentAt, TracedCall sent, int to, int receivedAt, TracedCall received) {

    long bytes() {
        return Math.max(0, sent.bytes());
    }

    /** Returns the time in ns that a blocking receive has waited for its send to begin. */
    long lateSender() {
        return received.isBlocking()
                ? Math.max(0, Math.min(sent.begin(), received.end()) - received.begin())
                : 0;
    }

    /** Returns the time in ns that a blocking send has waited for its receive to begin. */
    long lateReceiver() {
        return sent.isBlocking()
                ? Math.max(0, Math.min(received.begin(), sent.end()) - sent.begin())
                : 0;
    }
}
