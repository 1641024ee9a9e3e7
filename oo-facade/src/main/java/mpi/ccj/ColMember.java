package mpi.ccj;

import java.io.Serializable;

/**
 * Member of groups: an active object, whose {@code run} is the body of a thread. That thread calls
 * each operation; collective ones are called by all members of a group in the same order.
 *
 * <p>Objects are received as copies, also within a JVM: no other member sees what a member changes
 * in its object after an operation. Any {@link Serializable} object can be sent, and null.
 */
public abstract class ColMember implements Runnable {

    private volatile boolean done;

    /** Makes a member of no group. */
    public ColMember() {}

    /**
     * Sends an object and blocks until the other member receives it.
     *
     * @param group the group of both.
     * @param object the object to send.
     * @param destination rank of the other member.
     * @throws CCJException if an argument is wrong or the object cannot be sent.
     */
    public final void send_sync(ColGroup group, Serializable object, int destination)
            throws CCJException {
        int rank = rank("send_sync", group);
        group.checkRank("send_sync: destination", destination);
        if (destination == rank) {
            String rule = " would wait for ever: use send_async";
            throw new CCJException("send_sync from member " + rank + " to itself" + rule);
        }
        group.lines().startSync(Kind.MESSAGE, rank, destination, object).await();
    }

    /**
     * Sends a copy of an object without waiting for the other member; the object may be changed at
     * once.
     *
     * @param group the group of both.
     * @param object the object to send.
     * @param destination rank of the other member, or of this one.
     * @throws CCJException if an argument is wrong or the object cannot be sent.
     */
    public final void send_async(ColGroup group, Serializable object, int destination)
            throws CCJException {
        int rank = rank("send_async", group);
        group.checkRank("send_async: destination", destination);
        group.lines().leave(Kind.MESSAGE, rank, destination, object);
    }

    /**
     * Receives an object from a member; blocks until it arrives.
     *
     * @param group the group of both.
     * @param source rank of the other member.
     * @return the object.
     * @throws CCJException if an argument is wrong or the object cannot be received.
     */
    public final Serializable receive(ColGroup group, int source) throws CCJException {
        int rank = rank("receive", group);
        group.checkRank("receive: source", source);
        return (Serializable) group.lines().receive(Kind.MESSAGE, source, rank);
    }

    /**
     * Sends an object as by {@code send_async}, then receives another one, independent of it;
     * blocks until that arrives.
     *
     * @param send_group the group of the member that receives the object.
     * @param send_object the object to send.
     * @param destination rank of the member that receives it.
     * @param receive_group the group of the member that sends to this one.
     * @param source rank of the member that sends to this one.
     * @return the object received.
     * @throws CCJException if an argument is wrong or an object cannot be sent or received.
     */
    public final Serializable send_receive(
            ColGroup send_group,
            Serializable send_object,
            int destination,
            ColGroup receive_group,
            int source)
            throws CCJException {
        rank("send_receive", receive_group);
        receive_group.checkRank("send_receive: source", source);
        send_async(send_group, send_object, destination);
        return receive(receive_group, source);
    }

    /**
     * Sends and receives in groups of two members each, without ranks: the partner is the other
     * member. Blocks until the object arrives. These are the parameters of the CCJ paper.
     *
     * @param send_group a group of two: the other member receives the object.
     * @param send_object the object to send.
     * @param receive_group a group of two: the other member sends to this one.
     * @param receive_object not used; the received object is a new one.
     * @return the object received.
     * @throws CCJException if a group does not have two members, or as for the form with ranks.
     */
    public final Serializable send_receive(
            ColGroup send_group,
            Serializable send_object,
            ColGroup receive_group,
            Serializable receive_object)
            throws CCJException {
        int destination = other("send_receive", send_group);
        int source = other("send_receive", receive_group);
        return send_receive(send_group, send_object, destination, receive_group, source);
    }

    /**
     * Exchanges objects with a member that calls this or {@code send_receive}; blocks until the
     * other object arrives.
     *
     * @param group the group of both.
     * @param object the object to send.
     * @param peer rank of the other member.
     * @return the object of the other member.
     * @throws CCJException if an argument is wrong or an object cannot be sent or received.
     */
    public final Serializable rendezvous(ColGroup group, Serializable object, int peer)
            throws CCJException {
        int rank = rank("rendezvous", group);
        group.checkRank("rendezvous: peer", peer);
        Sending sent = group.lines().start(Kind.MESSAGE, rank, peer, object);
        Object received = group.lines().receive(Kind.MESSAGE, peer, rank);
        sent.await();
        return (Serializable) received;
    }

    /**
     * Blocks until all members have called this.
     *
     * @param group the group.
     * @throws CCJException if this is not a member of it.
     */
    public final void barrier(ColGroup group) throws CCJException {
        group(group, "barrier").barrier();
    }

    /**
     * Gives all members a copy of the root's object; collective and blocking.
     *
     * @param group the group.
     * @param obj the object; used only at the root.
     * @param root rank of the member that holds the object.
     * @return at the root the object itself, elsewhere a copy.
     * @throws CCJException if an argument is wrong or the object cannot be sent.
     */
    public final Serializable broadcast(ColGroup group, Serializable obj, int root)
            throws CCJException {
        Collectives part = group(group, "broadcast");
        group.checkRank("broadcast: root", root);
        return (Serializable) part.broadcast(obj, root);
    }

    /**
     * Combines the objects of all members, in the order of their ranks; collective and blocking.
     *
     * @param group the group.
     * @param dataObject this member's object.
     * @param reductionObject function that combines two objects; of the same class at all members.
     * @param root rank of the member that receives the result.
     * @return at the root the result, elsewhere null.
     * @throws CCJException if an argument is wrong or an object cannot be sent.
     */
    public final Serializable reduce(
            ColGroup group,
            Serializable dataObject,
            ReductionObjectInterface reductionObject,
            int root)
            throws CCJException {
        Collectives part = group(group, "reduce");
        group.checkRank("reduce: root", root);
        present("reduce: reductionObject", reductionObject);
        return (Serializable) part.reduce(dataObject, reductionObject, root);
    }

    /**
     * Combines the objects of all members and gives the result to all; collective and blocking.
     *
     * @param group the group.
     * @param dataObject this member's object.
     * @param reductionObject function that combines two objects; of the same class at all members.
     * @return the result.
     * @throws CCJException if an argument is wrong or an object cannot be sent.
     */
    public final Serializable allReduce(
            ColGroup group, Serializable dataObject, ReductionObjectInterface reductionObject)
            throws CCJException {
        Collectives part = group(group, "allReduce");
        present("allReduce: reductionObject", reductionObject);
        return (Serializable) part.broadcast(part.reduce(dataObject, reductionObject, 0), 0);
    }

    /**
     * Divides the root's object among all members; collective and blocking.
     *
     * @param group the group.
     * @param rootObject the object; used only at the root.
     * @param root rank of the member that holds the object.
     * @return the result of {@code elementAt} for this member's rank; a copy except at the root.
     * @throws CCJException if an argument is wrong or a part cannot be sent.
     */
    public final Serializable scatter(
            ColGroup group, DividableDataObjectInterface rootObject, int root) throws CCJException {
        Collectives part = group(group, "scatter");
        group.checkRank("scatter: root", root);
        Object[] parts = part.rank() == root ? Division.divide(rootObject, group.size()) : null;
        return (Serializable) part.scatter(parts, root);
    }

    /**
     * Gathers the objects of all members at the root; collective and blocking.
     *
     * @param group the group.
     * @param rootObject receives the parts by {@code setElementAt}; used only at the root.
     * @param dataObject this member's part.
     * @param root rank of the member that receives the parts.
     * @return at the root {@code rootObject}, elsewhere null.
     * @throws CCJException if an argument is wrong or a part cannot be sent.
     */
    public final DividableDataObjectInterface gather(
            ColGroup group,
            DividableDataObjectInterface rootObject,
            Serializable dataObject,
            int root)
            throws CCJException {
        Collectives part = group(group, "gather");
        group.checkRank("gather: root", root);
        if (part.rank() == root) {
            present("gather: rootObject", rootObject);
        }
        Object[] parts = part.gather(dataObject, root);
        return parts == null ? null : Division.assemble(rootObject, parts);
    }

    /**
     * Gathers the objects of all members at every member; collective and blocking.
     *
     * @param group the group.
     * @param resultObject receives the parts by {@code setElementAt}.
     * @param dataObject this member's part.
     * @return {@code resultObject}.
     * @throws CCJException if an argument is wrong or a part cannot be sent.
     */
    public final DividableDataObjectInterface allGather(
            ColGroup group, DividableDataObjectInterface resultObject, Serializable dataObject)
            throws CCJException {
        Collectives part = group(group, "allGather");
        present("allGather: resultObject", resultObject);
        Object[] parts = (Object[]) part.broadcast(part.gather(dataObject, 0), 0);
        return Division.assemble(resultObject, parts);
    }

    /**
     * Marks this member as done, without waiting for others: it must not communicate any more. The
     * job can end when all members are done.
     */
    public final void done() {
        done = true;
    }

    boolean isDone() {
        return done;
    }

    private Collectives group(ColGroup group, String operation) throws CCJException {
        return group.collectives(rank(operation, group));
    }

    private int rank(String operation, ColGroup group) throws CCJException {
        present(operation + ": group", group);
        if (done) {
            String rule = "; done() must be the last operation of a member";
            throw new CCJException(operation + " was called after done()" + rule);
        }
        return group.getRank(this);
    }

    private int other(String operation, ColGroup group) throws CCJException {
        int rank = rank(operation, group);
        if (group.size() != 2) {
            String rule = " has no \"other\" member: give the ranks, destination and source";
            throw new CCJException(operation + ": " + group + rule);
        }
        return 1 - rank;
    }

    private static void present(String what, Object argument) throws CCJException {
        if (argument == null) {
            throw new CCJException(what + " is null");
        }
    }
}
