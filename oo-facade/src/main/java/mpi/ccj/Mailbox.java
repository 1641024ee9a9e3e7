package mpi.ccj;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Delivers messages between members of one JVM. There is a queue for each tag; a message has the
 * same tag as if it were sent by MPI to another JVM.
 */
final class Mailbox {

    private static final Sending DELIVERED = () -> {};

    private final Map<Integer, BlockingQueue<Letter>> letters = new ConcurrentHashMap<>();

    /**
     * Object in a queue, wrapped since a queue does not accept null. A receive counts down {@code
     * taken}, for which a synchronous send waits; {@code taken} is null for other sends.
     */
    private record Letter(Object object, CountDownLatch taken) {}

    Sending start(Object copy, int tag, boolean untilReceived) {
        CountDownLatch taken = untilReceived ? new CountDownLatch(1) : null;
        queue(tag).add(new Letter(copy, taken));
        return untilReceived ? () -> await(taken) : DELIVERED;
    }

    Object receive(int tag) throws CCJException {
        try {
            Letter letter = queue(tag).take();
            if (letter.taken != null) {
                letter.taken.countDown();
            }
            return letter.object;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Pause.interrupted(e);
        }
    }

    private static void await(CountDownLatch taken) throws CCJException {
        try {
            taken.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Pause.interrupted(e);
        }
    }

    private BlockingQueue<Letter> queue(int tag) {
        return letters.computeIfAbsent(tag, _ -> new LinkedBlockingQueue<>());
    }
}
