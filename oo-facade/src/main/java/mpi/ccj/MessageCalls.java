package mpi.ccj;

import java.io.Serializable;

/**
 * Performs the operations between two members for one of them: checks the rank of the other member,
 * then sends and receives.
 */
record MessageCalls(MemberMessages messages, Ranks ranks, int rank) {

    void sendSync(Object object, int destination) throws CCJException {
        ranks.check("send_sync: destination", destination);
        if (destination == rank) {
            String rule = " would wait for ever: use send_async";
            throw new CCJException("send_sync from member " + rank + " to itself" + rule);
        }
        messages.startSync(Kind.MESSAGE, rank, destination, object).await();
    }

    void sendAsync(Object object, int destination) throws CCJException {
        ranks.check("send_async: destination", destination);
        messages.sendDetached(Kind.MESSAGE, rank, destination, object);
    }

    Serializable receive(int source) throws CCJException {
        ranks.check("receive: source", source);
        return (Serializable) messages.receive(Kind.MESSAGE, source, rank);
    }

    /** Sends an object to a member and receives one from it; waits for both. */
    Serializable rendezvous(Object object, int peer) throws CCJException {
        ranks.check("rendezvous: peer", peer);
        Sending sent = messages.start(Kind.MESSAGE, rank, peer, object);
        Object received = messages.receive(Kind.MESSAGE, peer, rank);
        sent.await();
        return (Serializable) received;
    }

    /** Returns the rank of the other member, for a send_receive without ranks. */
    int other() throws CCJException {
        if (ranks.size() != 2) {
            String rule = " has no \"other\" member: give the ranks, destination and source";
            throw new CCJException("send_receive: " + ranks + rule);
        }
        return 1 - rank;
    }
}
