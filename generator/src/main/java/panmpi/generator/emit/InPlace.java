package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Decides which buffer MPI_IN_PLACE may replace: the contribution of a rank to a collective call,
 * or the part that the root of a scatter keeps. Calls among neighbours have no such buffer.
 */
final class InPlace {

    private InPlace() {}

    /** Tests whether a call takes MPI_IN_PLACE in place of a buffer. */
    static boolean isAllowed(Form form, ParamUse p) {
        List<ParamUse> buffers =
                form.params().stream().filter(b -> b.kind() == ParamKind.BUFFER).toList();
        if (buffers.size() != 2
                || form.method().has(ParamKind.DEST)
                || form.method().has(ParamKind.SOURCE)
                || buffers.getLast().direction() != Direction.OUT
                || buffers.stream().anyMatch(b -> isOfNeighbors(form, b))) {
            return false;
        }
        boolean scatters = form.method().blocks(buffers.getFirst()) == Blocks.AT_ROOT;
        return p == (scatters ? buffers.getLast() : buffers.getFirst());
    }

    private static boolean isOfNeighbors(Form form, ParamUse buffer) {
        Blocks held = form.method().blocks(buffer);
        return held == Blocks.INCOMING || held == Blocks.OUTGOING;
    }
}
