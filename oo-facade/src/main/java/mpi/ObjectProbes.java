package mpi;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import mpi.c.Mpi;
import mpi.internal.objects.HeldMessage;

/**
 * Base class of {@link Comm} whose probes tell how many objects a message holds. MPI knows only the
 * number of bytes. If the program asks for the number of objects, as programs for MPJ Express do,
 * the message is received at once, and is held here until the program probes or receives it.
 */
abstract class ObjectProbes extends CommCalls {

    /**
     * Messages that were received to count their objects, in the order of their arrival; null if
     * there never was one.
     */
    private List<HeldMessage> held;

    /**
     * Function by which statuses of probes ask this communicator for the number of objects; null
     * before the first probe.
     */
    private ProbeOrigin origin;

    ObjectProbes(long handle) {
        super(handle);
    }

    private HeldMessage find(int source, int tag) {
        if (held == null) {
            return null;
        }
        for (HeldMessage message : held) {
            if (message.isFor(source, tag)) {
                return message;
            }
        }
        return null;
    }

    /**
     * Removes and returns the first held message with this source and tag; null if there is none.
     */
    private HeldMessage take(int source, int tag) {
        HeldMessage found = find(source, tag);
        return found != null && held.remove(found) ? found : null;
    }

    @Override
    public Status Probe(int source, int tag) {
        HeldMessage found = find(source, tag);
        return found == null ? super.Probe(source, tag).probedOn(origin()) : Status.of(found);
    }

    @Override
    public Status Iprobe(int source, int tag) {
        HeldMessage found = find(source, tag);
        if (found != null) {
            return Status.of(found);
        }
        Status status = super.Iprobe(source, tag);
        return status == null ? null : status.probedOn(origin());
    }

    @Override
    public CommMprobe Mprobe(int source, int tag) {
        HeldMessage found = take(source, tag);
        return found == null
                ? super.Mprobe(source, tag)
                : new CommMprobe(new Message(found, codec()), Status.of(found));
    }

    @Override
    public CommImprobe Improbe(int source, int tag) {
        HeldMessage found = take(source, tag);
        return found == null
                ? super.Improbe(source, tag)
                : new CommImprobe(new Message(found, codec()), Status.of(found));
    }

    @Override
    public Request Irecv(
            Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (find(source, tag) != null) {
            String what = "Get_count has counted the objects of the message already";
            String rule = "; receive it by a blocking call, such as Recv";
            throw MPIException.of("MPI_Irecv", Mpi.MPI_ERR_REQUEST, what + rule);
        }
        return super.Irecv(buf, offset, count, datatype, source, tag);
    }

    private ProbeOrigin origin() {
        if (origin == null) {
            origin = this::objects;
        }
        return origin;
    }

    /**
     * Returns the number of objects in the next message with this source and tag, which is received
     * to count them.
     */
    private int objects(int source, int tag) {
        HeldMessage known = find(source, tag);
        if (known != null) {
            return known.objects();
        }
        CommImprobe found = super.Improbe(source, tag);
        return found == null ? Mpi.MPI_UNDEFINED : hold(found.message());
    }

    private int hold(Message message) {
        byte[] bytes = new byte[Math.toIntExact(message.bytes())];
        Status status = message.Mrecv(bytes, 0, bytes.length, MPI.PACKED);
        MemorySegment memory = MemorySegment.ofArray(bytes);
        HeldMessage found = new HeldMessage(status.source, status.tag, memory);
        if (found.objects() == Mpi.MPI_UNDEFINED) {
            String what = "the datatype is one of objects, but the message of " + bytes.length;
            String rule =
                    " bytes has none, and is lost; give Get_count the datatype that it was sent with";
            throw MPIException.of("MPI_Get_count", Mpi.MPI_ERR_TYPE, what + rule);
        }
        if (held == null) {
            held = new CopyOnWriteArrayList<>();
        }
        held.add(found);
        return found.objects();
    }
}
