package panmpi.bench.ranks;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static panmpi.bench.ranks.RankPosition.TAG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Ping-pongs of two ranks with N rows that MPI sends and receives in place by a datatype. They are
 * a second baseline for {@link ObjectPairs}, with the cost of separate rows but without objects.
 * Rows are received into memory that is in no cache of the processor, just as new objects are.
 */
final class RowPairs implements Benchmarks {
    /**
     * Unused bytes before each row, as many as the header of an array on the heap has, so that the
     * rows lie as far apart as separate arrays do.
     */
    private static final int HEAD = 16;

    private static final int LARGEST_SIDE = 1024;

    private static final int LARGEST = LARGEST_SIDE * (LARGEST_SIDE * Float.BYTES + HEAD);

    /**
     * Number of receive buffers, which are used in turn. Together they are larger than a
     * processor's cache.
     */
    private static final int PLACES = 16;

    private final Intracomm world;
    private final int rank;
    private final int other;
    private final MemorySegment sent =
            Arena.global()
                    .allocate(LARGEST)
                    .copyFrom(MemorySegment.ofArray(MessageContents.bytes(1, LARGEST)[0]));
    private final MemorySegment[] received =
            IntStream.range(0, PLACES)
                    .mapToObj(i -> Arena.global().allocate(LARGEST))
                    .toArray(MemorySegment[]::new);
    private final Map<String, Rows> rows = new HashMap<>();
    private int position;

    /**
     * Positions of all rows of a message in a buffer.
     *
     * @param type datatype that has the offsets of all rows.
     * @param last offset of the last byte of the last row.
     */
    private record Rows(Datatype type, long last) {}

    RowPairs(RankPosition position) {
        world = position.world();
        rank = position.rank();
        other = position.partner();
    }

    @Override
    public Map<String, Benchmark> all() {
        return Map.of(
                "pingpong-float-rows", benchmark(Float.BYTES),
                "pingpong-byte-rows", benchmark(Byte.BYTES));
    }

    private Benchmark benchmark(int each) {
        return (size, times) -> {
            int count = Shape.ROWS.arrays(size / each);
            String name = count + " of " + size;
            run(rows.computeIfAbsent(name, n -> rows(count, size / count)), times);
        };
    }

    private static Rows rows(int count, int length) {
        long[] places =
                LongStream.range(0, count).map(row -> row * (length + HEAD) + HEAD).toArray();
        Datatype type = Datatype.Create_hindexed_block(length, places, MPI.BYTE);
        type.Commit();
        return new Rows(type, places[count - 1] + length - 1);
    }

    private void run(Rows rows, int times) {
        for (int i = 0; i < times; i++) {
            if (rank < other) {
                world.Send(sent, 1L, rows.type, other, TAG);
            }
            position = (position + 1) % PLACES;
            world.Recv(received[position], 1L, rows.type, other, TAG);
            if (rank > other) {
                world.Send(sent, 1L, rows.type, other, TAG);
            }
        }
        if (other != MPI.PROC_NULL) {
            check(rows.last);
        }
    }

    private void check(long last) {
        byte arrived = received[position].get(JAVA_BYTE, last);
        if (arrived != sent.get(JAVA_BYTE, last)) {
            throw new IllegalStateException("the last byte of the rows arrived as " + arrived);
        }
    }
}
