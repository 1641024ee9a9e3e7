package panmpi.tests.cases.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import mpi.MPI;
import mpi.Request;
import mpi.junit.MpiTest;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorLoader;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.VectorUnloader;
import org.apache.arrow.vector.ipc.message.ArrowFieldNode;
import org.apache.arrow.vector.ipc.message.ArrowRecordBatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that MPI reads and writes directly the memory of Arrow's vectors, and of the bitmaps that
 * show which values are null.
 */
@Tag("any-mpi")
@MpiTest(
        ranks = {1, 2},
        jvm = {
            "--add-opens=java.base/java.nio=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow"
        })
final class ArrowCase {
    private static final int ROWS = 1000;
    private static final int TAG = 4;

    /**
     * Returns the memory of a buffer of Arrow; fails if the buffer, whose references are counted,
     * was released.
     */
    @SuppressWarnings("restricted")
    private static MemorySegment memory(ArrowBuf buffer) {
        if (buffer.refCnt() == 0) {
            throw new IllegalStateException("the buffer of Arrow was released");
        }
        return MemorySegment.ofAddress(buffer.memoryAddress()).reinterpret(buffer.capacity());
    }

    private static void exchange(ArrowBuf from, ArrowBuf to, int tag) {
        Request coming = WORLD.Irecv(memory(to), to.capacity(), MPI.BYTE, PREVIOUS, tag);
        WORLD.Send(memory(from), from.capacity(), MPI.BYTE, NEXT, tag);
        coming.Wait();
    }

    @Test
    void vectorsWithGaps() {
        try (BufferAllocator allocator = new RootAllocator();
                IntVector sent = new IntVector("sent", allocator);
                IntVector got = new IntVector("got", allocator)) {
            sent.allocateNew(ROWS);
            got.allocateNew(ROWS);
            for (int i = 0; i < ROWS; i++) {
                if (i % 7 == 0) {
                    sent.setNull(i);
                } else {
                    sent.set(i, 10 * RANK + i);
                }
            }
            exchange(sent.getDataBuffer(), got.getDataBuffer(), TAG);
            exchange(sent.getValidityBuffer(), got.getValidityBuffer(), TAG + 1);
            sent.setValueCount(ROWS);
            got.setValueCount(ROWS);
            assertEquals((ROWS + 6) / 7, got.getNullCount());
            for (int i = 0; i < ROWS; i++) {
                assertEquals(i % 7 == 0, got.isNull(i));
                assertTrue(got.isNull(i) || got.get(i) == 10 * PREVIOUS + i);
            }
        }
    }

    private static VectorSchemaRoot table(BufferAllocator allocator) {
        return VectorSchemaRoot.of(
                new Float8Vector("height", allocator), new VarCharVector("name", allocator));
    }

    private static void fill(VectorSchemaRoot table, int of) {
        Float8Vector heights = (Float8Vector) table.getVector(0);
        VarCharVector names = (VarCharVector) table.getVector(1);
        table.allocateNew();
        for (int i = 0; i < ROWS; i++) {
            heights.setSafe(i, of + i / 8.0);
            if (i % 3 != 0) {
                names.setSafe(i, ("row " + i + " of " + of).getBytes(StandardCharsets.UTF_8));
            }
        }
        table.setRowCount(ROWS);
    }

    /**
     * Returns the number of null rows in each column, and then the lengths of the batch's buffers.
     */
    private static long[] shape(ArrowRecordBatch batch) {
        List<Long> shape = new ArrayList<>();
        batch.getNodes().forEach(node -> shape.add((long) node.getNullCount()));
        batch.getBuffers().forEach(buffer -> shape.add(buffer.capacity()));
        return shape.stream().mapToLong(Long::longValue).toArray();
    }

    private static ArrowRecordBatch receive(BufferAllocator allocator, long[] shape, int columns) {
        List<ArrowFieldNode> nodes = new ArrayList<>();
        List<ArrowBuf> buffers = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            nodes.add(new ArrowFieldNode(ROWS, shape[i]));
        }
        for (int i = columns; i < shape.length; i++) {
            ArrowBuf buffer = allocator.buffer(shape[i]);
            WORLD.Recv(memory(buffer), shape[i], MPI.BYTE, PREVIOUS, TAG + i);
            buffer.writerIndex(shape[i]);
            buffers.add(buffer);
        }
        ArrowRecordBatch batch = new ArrowRecordBatch(ROWS, nodes, buffers);
        buffers.forEach(buffer -> buffer.getReferenceManager().release());
        return batch;
    }

    @Test
    void recordBatches() {
        try (BufferAllocator allocator = new RootAllocator();
                VectorSchemaRoot sent = table(allocator);
                VectorSchemaRoot got = table(allocator);
                VectorSchemaRoot wanted = table(allocator)) {
            fill(sent, RANK);
            fill(wanted, PREVIOUS);
            try (ArrowRecordBatch batch = new VectorUnloader(sent).getRecordBatch()) {
                long[] shape = shape(batch);
                long[] coming = new long[shape.length];
                WORLD.Sendrecv(
                        shape,
                        0,
                        shape.length,
                        MPI.LONG,
                        NEXT,
                        TAG,
                        coming,
                        0,
                        shape.length,
                        MPI.LONG,
                        PREVIOUS,
                        TAG);
                List<Request> going = new ArrayList<>();
                int tag = TAG + 2;
                for (ArrowBuf buffer : batch.getBuffers()) {
                    going.add(
                            WORLD.Isend(memory(buffer), buffer.capacity(), MPI.BYTE, NEXT, tag++));
                }
                try (ArrowRecordBatch received = receive(allocator, coming, 2)) {
                    new VectorLoader(got).load(received);
                }
                Request.Waitall(going.toArray(Request[]::new));
            }
            assertTrue(got.equals(wanted));
        }
    }

    @Test
    void releasedBuffersAreRefused() {
        try (BufferAllocator allocator = new RootAllocator()) {
            ArrowBuf buffer = allocator.buffer(64);
            buffer.getReferenceManager().release();
            var refused = assertThrows(IllegalStateException.class, () -> memory(buffer));
            assertTrue(refused.getMessage().contains("released"), refused.getMessage());
        }
    }
}
