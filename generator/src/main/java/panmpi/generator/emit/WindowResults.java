package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds to the expression that makes a window a call by which the ranks exchange the sizes and the
 * displacement units of their memory. Both are parameters of the MPI function. A function without
 * these parameters, such as MPI_Win_create_dynamic, makes a window to which programs attach memory
 * later.
 *
 * @param form the method, in its usual or its large form
 * @param outputs the outputs of the method
 */
record WindowResults(Form form, List<Output> outputs) {

    void merge() {
        Optional<ParamUse> comm =
                form.params().stream()
                        .filter(p -> p.kind() == ParamKind.HANDLE)
                        .filter(p -> p.direction() == Direction.IN)
                        .filter(p -> form.is(p, Trait.COMMUNICATOR))
                        .findFirst();
        if (form.isOf(Trait.WINDOW) && comm.isPresent()) {
            String exchange = exchange(JavaNames.identifier(comm.get().name()));
            outputs.replaceAll(
                    o ->
                            isMade(o)
                                    ? new Output(o.type(), o.name(), o.read() + exchange, o.of())
                                    : o);
        }
    }

    private boolean isMade(Output o) {
        return o.type().equals(form.method().owner());
    }

    private String exchange(String comm) {
        return number("disp_unit")
                .map(unit -> ".among(%s, %s, %s)".formatted(comm, bytes(), unit))
                .orElse(".unbounded()");
    }

    private String bytes() {
        return form.first(ParamKind.MEMORY, Direction.IN)
                .map(memory -> "frame.bytes(%s)".formatted(JavaNames.identifier(memory.name())))
                .or(() -> number("size"))
                .orElseThrow(() -> new IllegalArgumentException(form.function() + " has no size"));
    }

    private Optional<String> number(String name) {
        return form.params().stream()
                .filter(p -> p.kind() == ParamKind.NUMBER && p.name().equals(name))
                .findFirst()
                .map(ParamUse::name);
    }
}
