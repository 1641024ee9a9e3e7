package mpi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import mpi.internal.objects.ObjectLists;

/**
 * A nonblocking collective call on objects. Each rank immediately begins to send its objects to the
 * ranks that need them, and to receive the objects that it needs: no rank depends on what another
 * rank does later. The messages travel on a copy of the communicator, where they match in the order
 * of the calls.
 */
final class ObjectCollective {

    private static final int TAG = 0;

    private final String call;
    private final Ranks program;
    private final Comm own;
    private final List<Request> requests = new ArrayList<>();

    /** Object to send to all ranks; not used if {@link #parts} has an object for each rank. */
    private Object one;

    private List<?> parts;
    private boolean hasParts;

    /** Action that begins all sends and receives of the call, when all arguments are known. */
    private Runnable begin;

    private Object[] received = {null};

    /**
     * Prepares a call; the first call on a communicator copies the communicator, which is
     * collective.
     */
    ObjectCollective(String call, Ranks program) {
        this.call = call;
        this.program = program;
        own = program.forObjects();
    }

    /** Sets the object that this rank sends to each rank. */
    ObjectCollective one(Object object) {
        one = object;
        return this;
    }

    /** Sets the objects that this rank sends, one to each rank. */
    ObjectCollective parts(List<?> objects) {
        parts = objects;
        hasParts = true;
        return this;
    }

    /** Makes this a call in which each rank sends to all ranks, and receives from all ranks. */
    ObjectCollective toAll() {
        begin = this::beginToAll;
        return this;
    }

    private void beginToAll() {
        byte[][] messages = messages(program.peers());
        receive(0, program.peers());
        send(messages);
    }

    /** Makes this a call in which all ranks send to the root. */
    ObjectCollective toRoot(int root) {
        begin = () -> beginToRoot(root);
        return this;
    }

    private void beginToRoot(int root) {
        program.rootOf(call, root);
        boolean sends = isMember(root);
        byte[] message = sends ? encoded(one) : null;
        receive(0, program.peersAtRoot(root));
        if (sends) {
            send(message, root);
        }
    }

    /**
     * Makes this a call in which the root sends to all ranks. If it sends the same object to all
     * ranks, its own result is this object, not a copy.
     */
    ObjectCollective fromRoot(int root) {
        begin = () -> beginFromRoot(root);
        return this;
    }

    private void beginFromRoot(int root) {
        program.rootOf(call, root);
        byte[][] messages = messages(program.peersAtRoot(root));
        if (!hasParts && program.isRoot(root)) {
            received[0] = one;
            if (isMember(root)) {
                messages[root] = null;
            }
        } else if (isMember(root)) {
            receive(root, 1);
        }
        send(messages);
    }

    /**
     * Returns false for {@code MPI.ROOT} and {@code MPI.PROC_NULL}, which ranks of an
     * intercommunicator pass for the root of their own group.
     */
    private static boolean isMember(int root) {
        return root >= 0;
    }

    private byte[][] messages(int receivers) {
        byte[][] messages = new byte[receivers][];
        if (hasParts) {
            Object[] each = ObjectLists.array(call, parts, receivers);
            Arrays.setAll(messages, i -> encoded(each[i]));
        } else if (receivers > 0) {
            Arrays.fill(messages, encoded(one));
        }
        return messages;
    }

    private byte[] encoded(Object object) {
        return ObjectMessage.bytes(call, program.codec(), new Object[] {object}, 0, 1, MPI.OBJECT);
    }

    /** Begins to receive an object from each of {@code number} consecutive ranks. */
    private void receive(int first, int number) {
        received = new Object[number];
        for (int i = 0; i < number; i++) {
            requests.add(own.Irecv(received, i, 1, MPI.OBJECT, first + i, TAG));
        }
    }

    private void send(byte[][] messages) {
        for (int rank = 0; rank < messages.length; rank++) {
            if (messages[rank] != null) {
                send(messages[rank], rank);
            }
        }
    }

    private void send(byte[] message, int rank) {
        requests.add(own.Isend(message, 0, message.length, MPI.BYTE, rank, TAG));
    }

    /** Begins the call; returns the request whose result is the one object of the call. */
    <T> ObjectRequest<T> only() {
        return ended(ObjectLists::only);
    }

    /**
     * Begins the call; returns the request whose result is the list of received objects, or null on
     * a rank that receives nothing.
     */
    <T> ObjectRequest<List<T>> list() {
        return ended(objects -> objects.length == 0 ? null : ObjectLists.of(objects));
    }

    /**
     * Begins the call; returns the request whose result is the objects of all ranks, combined in
     * the order of the ranks.
     */
    <T> ObjectRequest<T> combined(BinaryOperator<T> op) {
        return combined(op, Integer.MAX_VALUE);
    }

    /**
     * Begins the call; returns the request whose result is the objects of only the first {@code
     * ranks} ranks, combined in the order of the ranks.
     */
    <T> ObjectRequest<T> combined(BinaryOperator<T> op, int ranks) {
        Op.of(op);
        return ended(objects -> combined(op, first(ranks, objects)));
    }

    private static <T> List<T> first(int ranks, Object[] objects) {
        return ObjectLists.<T>of(objects).subList(0, Math.min(ranks, objects.length));
    }

    private static <T> T combined(BinaryOperator<T> op, List<T> operands) {
        if (operands.isEmpty()) {
            return null;
        }
        T result = operands.getLast();
        for (T lower : operands.reversed().subList(1, operands.size())) {
            result = op.apply(lower, result);
        }
        return result;
    }

    private <T> ObjectRequest<T> ended(Function<Object[], T> toResult) {
        begin.run();
        Request[] all = requests.toArray(Request[]::new);
        return new ObjectRequest<>(new CollectiveObjects<>(call, all, received, toResult));
    }
}
