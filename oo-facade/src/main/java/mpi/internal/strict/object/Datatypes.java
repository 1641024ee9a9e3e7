package mpi.internal.strict.object;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.c.Mpi;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.types.TypeConstructor;
import mpi.internal.types.TypeSignature;
import mpi.internal.types.TypeSignature.Run;

/** Datatypes by their handles. */
public final class Datatypes {

    private final Map<Long, DatatypeFacts> known = new ConcurrentHashMap<>();

    /** The datatype of a handle; null for the null handle. */
    public DatatypeFacts of(long type) {
        if (type == Mpi.MPI_DATATYPE_NULL) {
            return null;
        }
        DatatypeFacts facts = known.get(type);
        return facts == null ? read(type) : facts;
    }

    /** The datatype that a call has made; it keeps its handle until {@link #forget}. */
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
        if (!isDerived) { // panmpi's own derived types are made and freed unseen
            known.put(type, facts);
        }
        HandleNames.set("datatype", type, name);
        return facts;
    }

    /** Forgets what a handle stood for: it stands for something else now, or for nothing. */
    public void forget(long type) {
        known.remove(type);
    }
}
