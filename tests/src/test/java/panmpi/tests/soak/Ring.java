package panmpi.tests.soak;

import java.util.random.RandomGenerator;
import mpi.Datatype;
import mpi.MPI;
import mpi.Status;
import panmpi.tests.support.Patterns;

/**
 * Operation of the soak in which each rank sends to the rank a distance above it, and receives from
 * the rank the same distance below it, by one call.
 */
final class Ring implements Exchange {
    private final OperationContext scene;
    private final boolean replaces;
    private final int distance;
    private final Layout sent;
    private final Layout received;
    private final CheckedBuffer out;
    private final CheckedBuffer in;
    private final Datatype outType;
    private final Datatype inType;

    Ring(OperationContext scene) {
        this.scene = scene;
        RandomGenerator random = scene.common();
        replaces = random.nextBoolean();
        distance = random.nextInt(scene.size());
        Patterns element = Patterns.values()[random.nextInt(Patterns.values().length)];
        RandomTypes types = new RandomTypes(random, element);
        RandomType type = types.next(1);
        int count = random.nextInt(4);
        sent = Layout.one(random, type, count);
        RandomType other = types.next(count * type.shape().size() + 1);
        received = replaces ? sent : Layout.one(random, other, count * type.shape().size());
        RandomGenerator own = scene.own();
        in = new CheckedBuffer(own, received);
        out = replaces ? in : new CheckedBuffer(own, sent);
        inType = received.type().make();
        outType = replaces ? inType : sent.type().make();
    }

    private int next() {
        return (scene.rank() + distance) % scene.size();
    }

    private int previous() {
        return (scene.rank() + scene.size() - distance) % scene.size();
    }

    @Override
    public void fill(int round) {
        out.fill(scene.contents(round, scene.rank(), 0));
        if (!replaces) {
            in.fill(scene.contents(round, scene.rank(), -1));
        }
        in.expect(0, CheckedBuffer.message(sent, 0, scene.contents(round, previous(), 0)));
    }

    @Override
    public void run() {
        int tag = scene.tag(0);
        Status status =
                replaces
                        ? scene.comm()
                                .Sendrecv_replace(
                                        in.buffer,
                                        received.offset(),
                                        received.count(),
                                        inType,
                                        next(),
                                        tag,
                                        previous(),
                                        tag)
                        : scene.comm()
                                .Sendrecv(
                                        out.buffer,
                                        sent.offset(),
                                        sent.count(),
                                        outType,
                                        next(),
                                        tag,
                                        in.buffer,
                                        received.offset(),
                                        received.count(),
                                        inType,
                                        MPI.ANY_SOURCE,
                                        tag);
        int elements = sent.count() * sent.type().shape().size();
        if (status.source != previous() || status.Get_elements(inType) != elements) {
            throw new AssertionError(elements + " elements from " + previous() + ", but " + status);
        }
    }

    @Override
    public void check() {
        for (CheckedBuffer room : new CheckedBuffer[] {out, in}) {
            if (!room.check().isNothing()) {
                throw new AssertionError(room.check() + "; in " + room);
            }
        }
    }

    @Override
    public void end() {
        if (scene.own().nextBoolean()) {
            inType.close();
            outType.close();
        }
    }

    @Override
    public String toString() {
        return (replaces ? "SENDRECV_REPLACE " : "SENDRECV ")
                + distance
                + " ranks on of "
                + scene.size()
                + "; sent "
                + sent
                + "; received "
                + received;
    }
}
