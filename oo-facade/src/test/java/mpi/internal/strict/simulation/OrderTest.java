package mpi.internal.strict.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import mpi.internal.strict.simulation.Order.Way;
import org.junit.jupiter.api.Test;

/**
 * Tests which other ranks have certainly begun a collective call when a rank ends it. The
 * communicator has the ranks 2, 0 and 1 of the job, in this order.
 */
final class OrderTest {
    private static final int[] MEMBERS = {2, 0, 1};

    /**
     * Returns a list for each rank: the ranks that have certainly begun the collective call at the
     * time when this rank ends it.
     */
    private static List<List<Integer>> known(Order order) {
        List<Arrival> arrivals = new ArrayList<>();
        for (int rank = 0; rank < MEMBERS.length; rank++) {
            Arrival arrival = new Arrival(new Call(rank, 0));
            arrival.setPosted(Clock.START.next(rank));
            arrivals.add(arrival);
        }
        order.spread(MEMBERS, arrivals);
        return arrivals.stream().map(OrderTest::known).toList();
    }

    private static List<Integer> known(Arrival arrival) {
        Clock time = arrival.posted().join(arrival.learnt());
        return IntStream.range(0, MEMBERS.length)
                .filter(rank -> time.of(rank) > 0)
                .boxed()
                .toList();
    }

    @Test
    void eachRankWaitsForAll() {
        assertEquals(
                List.of(List.of(0, 1, 2), List.of(0, 1, 2), List.of(0, 1, 2)), known(Order.OF_ALL));
    }

    @Test
    void allWaitForTheRoot() {
        Order order = new Order(Way.FROM_ROOT, 1);
        assertEquals(List.of(List.of(0, 1), List.of(1), List.of(1, 2)), known(order));
    }

    @Test
    void theRootWaitsForAll() {
        Order order = new Order(Way.TO_ROOT, 1);
        assertEquals(List.of(List.of(0), List.of(0, 1, 2), List.of(2)), known(order));
    }

    @Test
    void ranksWaitForLowerRanksOfTheCommunicator() {
        Order order = new Order(Way.FROM_LOWER, -1);
        assertEquals(List.of(List.of(0, 2), List.of(0, 1, 2), List.of(2)), known(order));
    }

    @Test
    void withoutDataNobodyWaits() {
        Order order = new Order(Way.NONE, -1);
        assertEquals(List.of(List.of(0), List.of(1), List.of(2)), known(order));
    }
}
