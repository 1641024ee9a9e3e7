package panmpi.tests.storm;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import mpi.MPI;

/**
 * Lets threads of each of two processes exchange messages, compare every byte, and record how long
 * each exchange took, while another thread allocates objects all the time.
 */
public final class Storm {
    private static final double PART = 0.999;
    private static final int MOST_EXPLAINED = 5;

    private Storm() {}

    /**
     * Runs on both ranks.
     *
     * @param args when the first turn begins, in milliseconds of the system's clock; how long a
     *     turn is; how many turns; how many threads; where the logs of the JVMs are.
     */
    public static void main(String[] args) throws InterruptedException {
        int level = MPI.Init_thread(args, MPI.THREAD_MULTIPLE);
        if (level != MPI.THREAD_MULTIPLE || SIZE != 2) {
            throw new AssertionError("thread level " + level + ", " + SIZE + " ranks");
        }
        Turns turns =
                new Turns(
                        Long.parseLong(args[0]),
                        Long.parseLong(args[1]),
                        Integer.parseInt(args[2]),
                        0);
        List<Trader> traders = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[3]); i++) {
            // Pairs with odd numbers have their own communicator, other pairs only their own tag.
            traders.add(new Trader(i, i % 2 == 0 ? WORLD : WORLD.Dup(), turns));
        }
        Allocator.start(turns);
        new Watch(traders).start();
        trade(traders);
        report(traders, Pauses.ofThisProcess(args[4], turns.nanos(1)), turns);
        MPI.Finalize();
    }

    private static void trade(List<Trader> traders) throws InterruptedException {
        List<Thread> threads =
                traders.stream()
                        .map(t -> Thread.ofPlatform().name(t.toString()).start(() -> mayFail(t)))
                        .toList();
        for (Thread thread : threads) {
            thread.join();
        }
    }

    /** Runs a trader, and ends the job if it fails: the others would wait for it. */
    private static void mayFail(Trader trader) {
        try {
            trader.run();
        } catch (RuntimeException | Error e) {
            System.err.println("storm: " + trader + ": " + e);
            Runtime.getRuntime().halt(1);
        }
    }

    private static void report(List<Trader> traders, List<Stall> ownPauses, Turns turns) {
        long[] mine = new long[traders.getFirst().times.classes.length];
        for (Trader trader : traders) {
            Arrays.setAll(mine, i -> mine[i] + trader.times.classes[i]);
        }
        long[] all = new long[mine.length];
        WORLD.Allreduce(mine, 0, all, 0, all.length, MPI.LONG, MPI.SUM);
        List<Stall> longest =
                ofBoth(traders.stream().map(trader -> trader.times.longest()).toList());
        List<Stall> stalls =
                ofBoth(traders.stream().flatMap(trader -> trader.times.stalls.stream()).toList());
        List<Stall> pauses = ofBoth(ownPauses);
        if (RANK == 0) {
            describe(Stall.longest(longest), stalls, pauses);
            long unexplained =
                    stalls.stream().filter(s -> s.nanos() - s.within(pauses) > Times.STALL).count();
            System.out.printf(
                    Locale.ROOT,
                    "result %d %.1f %.1f %.1f %d %d %.0f%%%n",
                    LongStream.of(all).sum(),
                    Stall.longest(longest).millis(),
                    Times.nanosBelow(PART, all) / 1e6,
                    Stall.longest(pauses).millis(),
                    stalls.size(),
                    unexplained,
                    100.0 * nanos(pauses) / SIZE / turns.measured());
        }
    }

    private static long nanos(List<Stall> pauses) {
        return pauses.stream().mapToLong(Stall::nanos).sum();
    }

    private static List<Stall> ofBoth(List<Stall> mine) {
        Object[] both = new Object[2];
        Object[] one = {mine.toArray(Stall[]::new)};
        WORLD.Allgather(one, 0, 1, MPI.OBJECT, both, 0, 1, MPI.OBJECT);
        return Arrays.stream(both).flatMap(some -> Arrays.stream((Stall[]) some)).toList();
    }

    private static void describe(Stall longest, List<Stall> stalls, List<Stall> pauses) {
        System.out.println("longest exchange: " + longest.explained(pauses));
        System.out.println("longest pause: " + Stall.longest(pauses));
        stalls.stream()
                .limit(MOST_EXPLAINED)
                .forEach(stall -> System.out.println("stall: " + stall.explained(pauses)));
    }
}
