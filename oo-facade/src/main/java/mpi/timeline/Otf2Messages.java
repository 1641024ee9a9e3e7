package mpi.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the messages that a call has sent or received; their communicators and ranks have the
 * numbers of the OTF2 archive.
 */
final class Otf2Messages {

    /**
     * One end of a message: its send or its receive.
     *
     * @param isSend true for the sender's end.
     * @param communicator number of the communicator in the archive.
     * @param peer rank of the other end in the communicator.
     * @param tag tag of the message.
     * @param bytes length of the message.
     */
    record MessageEnd(boolean isSend, int communicator, int peer, int tag, long bytes) {}

    /** Key of a call: the row of its rank in the page, and its index among the rank's calls. */
    private record Key(int place, int call) {}

    private final Map<Key, List<MessageEnd>> ends = new HashMap<>();

    Otf2Messages(List<Message> messages, Otf2Communicators communicators) {
        for (Message message : messages) {
            int comm = communicators.of(communicators.rankAt(message.from()), message.sent());
            if (comm != Otf2Communicators.NONE) {
                int tag = message.sent().tag();
                long bytes = message.bytes();
                int to = communicators.rank(comm, message.to());
                int from = communicators.rank(comm, message.from());
                add(message.from(), message.sentAt(), new MessageEnd(true, comm, to, tag, bytes));
                add(
                        message.to(),
                        message.receivedAt(),
                        new MessageEnd(false, comm, from, tag, bytes));
            }
        }
    }

    private void add(int place, int call, MessageEnd end) {
        ends.computeIfAbsent(new Key(place, call), k -> new ArrayList<>()).add(end);
    }

    List<MessageEnd> of(int place, int call) {
        return ends.getOrDefault(new Key(place, call), List.of());
    }
}
