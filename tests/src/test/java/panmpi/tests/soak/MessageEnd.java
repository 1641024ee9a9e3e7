package panmpi.tests.soak;

import java.util.random.RandomGenerator;
import mpi.Datatype;
import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;

/**
 * One end of a {@link Message}: makes the calls of the sender or of the receiver on this rank, and
 * checks the buffer.
 */
final class MessageEnd {
    private final OperationContext scene;
    private final Message message;
    private final CheckedBuffer room;
    private final boolean receives;
    private final boolean frees;
    private Datatype type;
    private Prequest prepared;

    private MessageEnd(
            OperationContext scene, RandomGenerator own, Message message, boolean receives) {
        this.scene = scene;
        this.message = message;
        this.receives = receives;
        room = new CheckedBuffer(own, receives ? message.received() : message.sent());
        frees = own.nextBoolean();
        type = room.layout().type().make();
    }

    static MessageEnd sending(OperationContext scene, RandomGenerator own, Message message) {
        MessageEnd end = new MessageEnd(scene, own, message, false);
        end.prepared =
                message.sending()
                        .prepare(scene.comm(), end.room, end.type, message.dest(), end.tag());
        return end;
    }

    static MessageEnd receiving(OperationContext scene, RandomGenerator own, Message message) {
        MessageEnd end = new MessageEnd(scene, own, message, true);
        if (message.receiving() == Receiving.RECV_INIT) {
            Layout layout = end.room.layout();
            end.prepared =
                    scene.comm()
                            .Recv_init(
                                    end.room.buffer,
                                    layout.offset(),
                                    layout.count(),
                                    end.type,
                                    end.source(),
                                    end.tag());
        }
        return end;
    }

    private int source() {
        return message.fromAny() ? MPI.ANY_SOURCE : message.source();
    }

    private int tag() {
        return scene.tag(message.index());
    }

    boolean isEarly() {
        return message.receiving().isEarly();
    }

    void fill(int round) {
        long seed = scene.contents(round, message.source(), message.index());
        if (!receives) {
            room.fill(seed);
            return;
        }
        room.fill(scene.contents(round, scene.rank(), -1 - message.index()));
        room.expect(0, CheckedBuffer.message(message.sent(), 0, seed));
    }

    Request send() {
        if (prepared == null) {
            return message.sending().begin(scene.comm(), room, type, message.dest(), tag());
        }
        prepared.Start();
        return prepared;
    }

    Request beginReceive() {
        if (prepared == null) {
            Layout layout = room.layout();
            return scene.comm()
                    .Irecv(room.buffer, layout.offset(), layout.count(), type, source(), tag());
        }
        prepared.Start();
        return prepared;
    }

    void receive() {
        checkStatus(message.receiving().receive(scene.comm(), room, type, source(), tag()));
    }

    void checkStatus(Status status) {
        int elements = status.Get_elements(type);
        boolean isRight =
                status.source == message.source()
                        && status.tag == tag()
                        && elements == message.elements();
        if (!isRight) {
            throw new AssertionError(
                    message + ": the status says " + elements + " elements, " + status);
        }
    }

    void check() {
        Wrong wrong = room.check();
        if (!wrong.isNothing()) {
            String end = receives ? "received" : "sent";
            throw new AssertionError(wrong + "; what was " + end + ", in " + room + "; " + message);
        }
    }

    void end() {
        if (prepared != null) {
            prepared.Free();
        }
        if (frees) {
            type.close();
        }
    }
}
