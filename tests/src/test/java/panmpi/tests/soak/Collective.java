package panmpi.tests.soak;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import mpi.Datatype;
import panmpi.tests.support.CallMode;
import panmpi.tests.support.NamedCall;
import panmpi.tests.support.Patterns;

/**
 * Operation of the soak that makes and checks a collective call which moves data, with one datatype
 * on the sending side and another on the receiving side.
 */
final class Collective implements Exchange {
    private final OperationContext scene;
    private final Movement kind;
    private final CallMode way;
    private final int root;
    private final Layout[] sent;
    private final Layout[] received;
    private final CheckedBuffer out;
    private final CheckedBuffer in;
    private final boolean inPlace;
    private final Datatype outType;
    private final Datatype inType;
    private final Caller caller;

    Collective(OperationContext scene) {
        this.scene = scene;
        RandomGenerator random = scene.common();
        kind = Movement.values()[random.nextInt(Movement.values().length)];
        CallMode wanted = CallMode.values()[random.nextInt(CallMode.values().length)];
        way = kind.works(wanted) ? wanted : CallMode.NONBLOCKING;
        root = random.nextInt(scene.size());
        inPlace = !kind.hasRoot && !kind.toEach && random.nextInt(4) == 0;
        Blocks blocks = Blocks.random(random, kind, scene.size());
        sent =
                IntStream.range(0, scene.size())
                        .mapToObj(i -> blocks.sent(random, i))
                        .toArray(Layout[]::new);
        received =
                IntStream.range(0, scene.size())
                        .mapToObj(i -> blocks.received(random, i, root))
                        .toArray(Layout[]::new);
        int me = scene.rank();
        RandomGenerator own = scene.own();
        out = kind.sends(me, root) && !inPlace ? new CheckedBuffer(own, sent[me]) : null;
        in = kind.receives(me, root) ? new CheckedBuffer(own, received[me]) : null;
        outType = out == null ? null : sent[me].type().make();
        inType = in == null ? null : received[me].type().make();
        boolean bytes = kind.hasTypes();
        Part s =
                inPlace
                        ? Part.inPlace()
                        : out == null ? Part.MISSING : Part.of(out, outType, bytes);
        Part r = in == null ? Part.MISSING : Part.of(in, inType, bytes);
        var call = new NamedCall(scene.comm(), kind.call);
        caller = new Caller(way, own, call, kind.arguments(s, r, root, scene.size()));
    }

    @Override
    public void fill(int round) {
        if (out != null) {
            out.fill(scene.contents(round, scene.rank(), 0));
        }
        if (in != null) {
            fillReceived(round);
        }
    }

    private void fillReceived(int round) {
        Patterns element = in.layout().type().element();
        byte[] image =
                Model.image(element, in.layout().length(), scene.contents(round, scene.rank(), -1));
        if (inPlace) {
            Model.place(
                    image,
                    in.layout().places(scene.rank()),
                    element.bytes,
                    message(round, scene.rank()));
        }
        in.fill(image);
        for (int block = 0; block < in.layout().counts().length; block++) {
            in.expect(block, message(round, kind.fromEach ? block : root));
        }
    }

    /** Returns the message from a rank to this one. */
    private byte[] message(int round, int from) {
        int block = kind.toEach ? scene.rank() : 0;
        return CheckedBuffer.message(sent[from], block, scene.contents(round, from, 0));
    }

    @Override
    public void run() {
        caller.run();
    }

    @Override
    public void check() {
        check(out, "sent");
        check(in, "received");
    }

    private void check(CheckedBuffer room, String what) {
        Wrong wrong = room == null ? Wrong.in(new byte[0], new byte[0], 1) : room.check();
        if (!wrong.isNothing()) {
            throw new AssertionError(wrong + "; what was " + what + ", in " + room);
        }
    }

    @Override
    public void end() {
        caller.end();
        if (scene.own().nextBoolean()) {
            return;
        }
        if (outType != null) {
            outType.close();
        }
        if (inType != null) {
            inType.close();
        }
    }

    @Override
    public String toString() {
        String detail = inPlace ? ", in place" : "";
        return way
                + " "
                + kind
                + " among "
                + scene.size()
                + ", root "
                + root
                + detail
                + "; sent "
                + sent[scene.rank()]
                + "; received "
                + received[scene.rank()];
    }
}
