package mpi.ccj;

import java.io.Serializable;

/**
 * Member of groups: an active object, whose {@code run} is the body of a thread. That thread calls
 * each operation; all members of a group call the collective operations in the same order.
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
        group.messages(rank("send_sync", group)).sendSync(object, destination);
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
        group.messages(rank("send_async", group)).sendAsync(object, destination);
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
        return group.messages(rank("receive", group)).receive(source);
    }

    /**
     * Sends an object as {@code send_async} does, then receives an object, from the same or another
     * member; blocks until it arrives.
     *
     * @param send_group the group of the member that receives the object.
     * @param send_object the object to send.
     * @param destination rank of the member that receives the object.
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
        receive_group.ranks().check("send_receive: source", source);
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
     * @throws CCJException if a group does not have two members, or as for the method with ranks.
     */
    public final Serializable send_receive(
            ColGroup send_group,
            Serializable send_object,
            ColGroup receive_group,
            Serializable receive_object)
            throws CCJException {
        int destination = send_group.messages(rank("send_receive", send_group)).other();
        int source = receive_group.messages(rank("send_receive", receive_group)).other();
        return send_receive(send_group, send_object, destination, receive_group, source);
    }

    /**
     * Exchanges objects with a member that calls this method or {@code send_receive}; blocks until
     * that member's object arrives.
     *
     * @param group the group of both.
     * @param object the object to send.
     * @param peer rank of the other member.
     * @return the object of the other member.
     * @throws CCJException if an argument is wrong or an object cannot be sent or received.
     */
    public final Serializable rendezvous(ColGroup group, Serializable object, int peer)
            throws CCJException {
        return group.messages(rank("rendezvous", group)).rendezvous(object, peer);
    }

    /**
     * Blocks until all members of a group have called this method.
     *
     * @param group the group.
     * @throws CCJException if this member is not in the group.
     */
    public final void barrier(ColGroup group) throws CCJException {
        group.collectives(rank("barrier", group)).barrier();
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
        return group.collectives(rank("broadcast", group)).broadcast(obj, root);
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
        return group.collectives(rank("reduce", group)).reduce(dataObject, reductionObject, root);
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
        return group.collectives(rank("allReduce", group)).allReduce(dataObject, reductionObject);
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
        return group.collectives(rank("scatter", group)).scatter(rootObject, root);
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
        return group.collectives(rank("gather", group)).gather(rootObject, dataObject, root);
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
        return group.collectives(rank("allGather", group)).allGather(resultObject, dataObject);
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

    private int rank(String operation, ColGroup group) throws CCJException {
        if (group == null) {
            throw new CCJException(operation + ": group is null");
        }
        if (done) {
            String rule = "; done() must be the last operation of a member";
            throw new CCJException(operation + " was called after done()" + rule);
        }
        return group.getRank(this);
    }
}
