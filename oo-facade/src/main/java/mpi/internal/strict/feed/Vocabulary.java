package mpi.internal.strict.feed;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;
import mpi.internal.types.TypeSignature.Run;

/**
 * Numbers the type signatures, and the agreements (the arguments of collective calls that must be
 * equal on all ranks). The referee gets each signature and each agreement once; later messages
 * contain only the number, which is shorter.
 */
final class Vocabulary {

    private final Batch batch;
    private final Map<List<Run>, Integer> items = new HashMap<>();
    private final Map<Agreement, Integer> agreements = new HashMap<>();
    private List<Run> latest;
    private int ofLatest;

    Vocabulary(Batch batch) {
        this.batch = batch;
    }

    /** Returns the number of a type signature. A new signature is first sent to the referee. */
    int item(List<Run> item) throws IOException {
        if (item != latest) {
            Integer known = items.get(item);
            ofLatest = known == null ? tell(item) : known;
            latest = item;
        }
        return ofLatest;
    }

    private int tell(List<Run> item) throws IOException {
        int number = items.size();
        items.put(item, number);
        batch.begin(Kind.ITEM, 2 * Integer.BYTES).add(number).add(item.size());
        for (Run run : item) {
            batch.add(run.type());
            batch.room(Long.BYTES + Integer.BYTES).add(run.count()).add(run.bytes());
        }
        return number;
    }

    /** Returns the number of an agreement. A new agreement is first sent to the referee. */
    int agreement(Agreement function) throws IOException {
        Integer known = agreements.get(function);
        return known == null ? tell(function) : known;
    }

    private int tell(Agreement function) throws IOException {
        int number = agreements.size();
        agreements.put(function, number);
        batch.begin(Kind.AGREEMENT, Integer.BYTES).add(number).add(function.function());
        batch.room(3 * Integer.BYTES);
        batch.add(function.order().way().ordinal()).add(function.order().root());
        batch.add(function.alike().size());
        for (Map.Entry<String, String> argument : function.alike().entrySet()) {
            batch.add(argument.getKey()).add(argument.getValue());
        }
        return number;
    }
}
