package panmpi.generator.emit;

import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Parameters that describe a buffer: those that follow the buffer, up to and including its
 * datatype. Each of the parameters except the datatype is null if the function does not have it.
 */
record BufferGroup(ParamUse count, ParamUse displacements, ParamUse factor, ParamUse type) {

    /** Finds the group of a buffer; empty if no datatype describes the buffer. */
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
     * Finds the operation of a one-sided call that also fetches the old data: with MPI_NO_OP such a
     * call does not read its buffer.
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
