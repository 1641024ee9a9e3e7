package panmpi.tests.soak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import mpi.MPI;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.NamedCall;
import panmpi.tests.support.Patterns;

/**
 * Operation of the soak that makes and checks a collective call which combines numbers of all
 * ranks.
 */
final class Reduction implements Exchange {
    private static final int MOST = 9;

    private final OperationContext scene;
    private final ReductionKind kind;
    private final CallMode way;
    private final Combination combination;
    private final Patterns element;
    private final int root;
    private final int[] counts;
    private final CheckedBuffer out;
    private final CheckedBuffer in;
    private final Caller caller;

    Reduction(OperationContext scene) {
        this.scene = scene;
        RandomGenerator random = scene.common();
        RandomGenerator own = scene.own();
        kind = any(random, List.of(ReductionKind.values()));
        CallMode wanted = any(random, List.of(CallMode.values()));
        way = kind.works(wanted) ? wanted : CallMode.NONBLOCKING;
        element = any(random, List.of(Patterns.values()));
        combination = any(random, Combination.of(element));
        root = random.nextInt(scene.size());
        int count = random.nextInt(1, MOST);
        boolean isBlock = kind != ReductionKind.REDUCE_SCATTER;
        counts = random.ints(scene.size(), 0, MOST).map(i -> isBlock ? count : i).toArray();
        boolean inPlace = kind.canBeInPlace() && random.nextInt(4) == 0;
        RandomType type = RandomType.basic(element);
        out = inPlace ? null : new CheckedBuffer(own, Layout.one(own, type, numbers()));
        boolean hasRoom = kind.receives(scene.rank(), root) || kind == ReductionKind.EXSCAN;
        int got = kind.scatters() ? counts[scene.rank()] : numbers();
        in = hasRoom ? new CheckedBuffer(own, Layout.one(own, type, got)) : null;
        caller = new Caller(way, own, new NamedCall(scene.comm(), kind.call), arguments());
    }

    private Object[] arguments() {
        var arguments = new ArrayList<Object>();
        arguments.add(out == null ? MPI.IN_PLACE : out.buffer);
        arguments.add(out == null ? 0 : out.layout().offset());
        arguments.add(in == null ? null : in.buffer);
        arguments.add(in == null ? 0 : in.layout().offset());
        switch (kind) {
            case REDUCE_SCATTER -> arguments.add(counts);
            case REDUCE, ALLREDUCE, SCAN, EXSCAN, REDUCE_SCATTER_BLOCK -> arguments.add(counts[0]);
        }
        arguments.add(element.datatype);
        arguments.add(combination.op);
        if (kind.hasRoot()) {
            arguments.add(root);
        }
        return arguments.toArray();
    }

    private static <T> T any(RandomGenerator random, List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    /** Returns the count of numbers that each rank contributes. */
    private int numbers() {
        return kind.scatters() ? Arrays.stream(counts).sum() : counts[0];
    }

    private long[] numbers(int round, int rank) {
        return Numbers.of(element, numbers(), scene.contents(round, rank, 0));
    }

    @Override
    public void fill(int round) {
        byte[] mine = Numbers.bytes(element, numbers(round, scene.rank()));
        if (out != null) {
            fill(out, round, 1, mine);
        }
        if (in != null) {
            fill(in, round, 2, out == null ? mine : new byte[0]);
        }
        if (kind.receives(scene.rank(), root)) {
            in.expect(0, Numbers.bytes(element, result(round)));
        }
    }

    private void fill(CheckedBuffer room, int round, int part, byte[] message) {
        Layout layout = room.layout();
        byte[] image =
                Model.image(element, layout.length(), scene.contents(round, scene.rank(), part));
        Model.place(image, layout.places(0), element.bytes, message);
        room.fill(image);
    }

    private long[] result(int round) {
        int rank = scene.rank();
        long[][] all =
                IntStream.range(0, scene.size())
                        .mapToObj(i -> numbers(round, i))
                        .toArray(long[][]::new);
        return switch (kind) {
            case REDUCE, ALLREDUCE -> combination.of(all, 0, all.length);
            case SCAN -> combination.of(all, 0, rank + 1);
            case EXSCAN -> combination.of(all, 0, rank);
            case REDUCE_SCATTER, REDUCE_SCATTER_BLOCK -> {
                int first = Arrays.stream(counts, 0, rank).sum();
                long[] whole = combination.of(all, 0, all.length);
                yield Arrays.copyOfRange(whole, first, first + counts[rank]);
            }
        };
    }

    @Override
    public void run() {
        caller.run();
    }

    @Override
    public void check() {
        for (CheckedBuffer room : new CheckedBuffer[] {out, in}) {
            if (room != null && !room.check().isNothing()) {
                String what = room == in ? "received" : "sent";
                throw new AssertionError(room.check() + "; what was " + what + ", in " + room);
            }
        }
    }

    @Override
    public void end() {
        caller.end();
    }

    @Override
    public String toString() {
        return way
                + " "
                + kind
                + " by "
                + combination
                + " of "
                + Arrays.toString(counts)
                + " "
                + element
                + (out == null ? " in place" : "")
                + " among "
                + scene.size()
                + ", root "
                + root;
    }
}
