package panmpi.generator.emit;

import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Parameters that describe a message buffer: those that follow the buffer, up to and including its
 * datatype. Each of the parameters except the datatype is null if the function does not have it.
 *
 * @param count the number of items, or an array with the number of items of each block
 * @param displacements the array with the displacement of each block
 * @param factor a number before the datatype, such as the number of partitions
 * @param type the datatype, or an array with the datatype of each block
 */
record BufferGroup(ParamUse count, ParamUse displacements, ParamUse factor, ParamUse type) {

    /** Finds the parameters that describe a buffer; empty if no datatype describes the buffer. */
    static Optional<BufferGroup> of(ParamUse buffer, Form form) {
        ParamUse count = null;
        ParamUse displacements = null;
        ParamUse factor = null;
        for (ParamUse p : form.after(buffer)) {
            switch (p.kind()) {
                case COUNT -> count = count == null ? p : count;
                case DISPLACEMENT -> displacements = displacements == null ? p : displacements;
                case NUMBER, LENGTH -> factor = p;
                case DATATYPE -> {
                    return Optional.of(new BufferGroup(count, displacements, factor, p));
                }
                case BUFFER, MEMORY -> {}
                default -> {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Finds the operation of a one-sided call that reads {@code buffer} and also fetches the old
     * data of the target; empty for any other call. With the operation MPI_NO_OP, such a call does
     * not read the buffer.
     */
    static Optional<ParamUse> operation(ParamUse buffer, Form form) {
        boolean isFetched =
                form.isOf(Trait.WINDOW)
                        && buffer.direction() == Direction.IN
                        && form.has(ParamKind.BUFFER, Direction.OUT);
        return form.params().stream()
                .filter(p -> isFetched && p.kind() == ParamKind.HANDLE)
                .filter(p -> form.is(p, Trait.OPERATION))
                .findFirst();
    }
}
