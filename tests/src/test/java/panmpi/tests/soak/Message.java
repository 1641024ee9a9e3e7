package panmpi.tests.soak;

import java.util.random.RandomGenerator;
import panmpi.tests.support.Patterns;

/**
 * A message from one rank to another, which may have another datatype at the receiver than at the
 * sender.
 *
 * @param index its number in the operation.
 * @param source rank that sends.
 * @param dest rank that receives.
 * @param sent layout of the sent elements.
 * @param received layout of the receive buffer, which may be longer.
 * @param sending call that sends it.
 * @param receiving call that receives it.
 * @param fromAny true if the receiver names MPI.ANY_SOURCE.
 */
record Message(
        int index,
        int source,
        int dest,
        Layout sent,
        Layout received,
        Sending sending,
        Receiving receiving,
        boolean fromAny) {
    private static final int MOST_ITEMS = 5;
    private static final int LARGE = 150_000;

    static Message random(RandomGenerator random, int index, int ranks) {
        Patterns element = any(random, Patterns.values());
        RandomTypes types = new RandomTypes(random, element);
        boolean isLarge = random.nextInt(60) == 0;
        RandomType sentType = types.next(MOST_ITEMS);
        int count = random.nextInt(MOST_ITEMS + 1);
        int many = (1 + random.nextInt(LARGE)) / sentType.shape().size();
        if (isLarge && sentType.shape().canBeReceived(many)) {
            count = many;
        }
        Layout sent = Layout.one(random, sentType, count);
        Layout received = room(random, types.next(1), element, count * sentType.shape().size());
        Sending sending = sending(random, isLarge);
        return new Message(
                index,
                random.nextInt(ranks),
                random.nextInt(ranks),
                sent,
                received,
                sending,
                receiving(random, sending),
                random.nextBoolean());
    }

    private static Layout room(
            RandomGenerator random, RandomType type, Patterns element, int elements) {
        int size = type.shape().size();
        int count = (elements + size - 1) / size + random.nextInt(2);
        return type.shape().canBeReceived(count)
                ? Layout.one(random, type, count)
                : Layout.one(random, RandomType.basic(element), elements + random.nextInt(2));
    }

    private static Sending sending(RandomGenerator random, boolean isLarge) {
        Sending sending = any(random, Sending.values()).thatWorks();
        return isLarge && sending.isBuffered() ? Sending.ISEND : sending;
    }

    /**
     * Returns a random way to receive that fits the way of sending. A send that blocks until its
     * receive is posted gets a receive that the rank posts before its own sends; otherwise two
     * ranks could wait for each other.
     */
    private static Receiving receiving(RandomGenerator random, Sending sending) {
        Receiving receiving = any(random, Receiving.values());
        boolean mustBeEarly = sending.isReady() || sending.mayWait();
        return mustBeEarly && !receiving.isEarly() ? Receiving.IRECV : receiving;
    }

    private static <T> T any(RandomGenerator random, T[] values) {
        return values[random.nextInt(values.length)];
    }

    /** Returns the number of elements that are sent. */
    int elements() {
        return sent.count() * sent.type().shape().size();
    }

    @Override
    public String toString() {
        return sending + " from " + source + " (" + sent + ") to " + dest + " " + receiving + " ("
                + received + ")";
    }
}
