package mpi.ccj;

import java.io.Serializable;

/**
 * Performs the collective operations that one member calls: checks the arguments, then calls one or
 * two operations of {@link Collectives}, such as a reduction and a broadcast for {@code allReduce}.
 */
record CollectiveCalls(Collectives tree, Ranks ranks) {

    void barrier() throws CCJException {
        tree.barrier();
    }

    Serializable broadcast(Object object, int root) throws CCJException {
        ranks.check("broadcast: root", root);
        return (Serializable) tree.broadcast(object, root);
    }

    Serializable reduce(Object object, ReductionObjectInterface reduction, int root)
            throws CCJException {
        ranks.check("reduce: root", root);
        present("reduce: reductionObject", reduction);
        return (Serializable) tree.reduce(object, reduction, root);
    }

    Serializable allReduce(Object object, ReductionObjectInterface reduction) throws CCJException {
        present("allReduce: reductionObject", reduction);
        return (Serializable) tree.broadcast(tree.reduce(object, reduction, 0), 0);
    }

    Serializable scatter(DividableDataObjectInterface whole, int root) throws CCJException {
        ranks.check("scatter: root", root);
        Object[] parts = tree.rank() == root ? Division.divide(whole, ranks.size()) : null;
        return (Serializable) tree.scatter(parts, root);
    }

    DividableDataObjectInterface gather(DividableDataObjectInterface whole, Object part, int root)
            throws CCJException {
        ranks.check("gather: root", root);
        if (tree.rank() == root) {
            present("gather: rootObject", whole);
        }
        Object[] parts = tree.gather(part, root);
        return parts == null ? null : Division.assemble(whole, parts);
    }

    DividableDataObjectInterface allGather(DividableDataObjectInterface whole, Object part)
            throws CCJException {
        present("allGather: resultObject", whole);
        Object[] parts = (Object[]) tree.broadcast(tree.gather(part, 0), 0);
        return Division.assemble(whole, parts);
    }

    private static void present(String what, Object argument) throws CCJException {
        if (argument == null) {
            throw new CCJException(what + " is null");
        }
    }
}
