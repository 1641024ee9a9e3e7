package mpi.internal.strict.object;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.c.Mpi;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.types.TypeConstructor;
import mpi.internal.types.TypeSignature;
import mpi.internal.types.TypeSignature.Run;

/** Finds the basic types of a datatype by its handle, and remembers them. */
public final class Datatypes {

    private final Map<Long, DatatypeFacts> known = new ConcurrentHashMap<>();

    /** Returns the facts on the datatype with a handle; null for MPI_DATATYPE_NULL. */
    public DatatypeFacts of(long type) {
        if (type == Mpi.MPI_DATATYPE_NULL) {
            return null;
        }
        DatatypeFacts facts = known.get(type);
        return facts == null ? read(type) : facts;
    }

    /** Adds a datatype that a call has made, and remembers the datatype until {@link #forget}. */
    public DatatypeFacts made(long type) {
        DatatypeFacts facts = read(type);
        known.put(type, facts);
        return facts;
    }

    private DatatypeFacts read(long type) {
        boolean isDerived = !TypeConstructor.isNamed(type);
        List<Run> item = TypeSignature.of(type);
        String given = TypeSignature.name(type);
        String name = given.isEmpty() ? DatatypeFacts.describe(item) : given;
        DatatypeFacts facts = new DatatypeFacts(name, item, isDerived);
        if (!isDerived) { // a derived type is not kept here, since panmpi may free it unnoticed
            known.put(type, facts);
        }
        HandleNames.set("datatype", type, name);
        return facts;
    }

    /** Forgets a handle that was freed, or that MPI has reused for a new object. */
    public void forget(long type) {
        known.remove(type);
    }
}
