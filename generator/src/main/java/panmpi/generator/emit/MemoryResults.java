package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds the size and the owner to the expression for memory that MPI returns, for example from
 * MPI_Alloc_mem. If the call makes an object together with the memory, such as a window, that
 * object is the owner.
 */
final class MemoryResults {

    private final Form form;
    private final List<Output> outputs;

    MemoryResults(Form form, List<Output> outputs) {
        this.form = form;
        this.outputs = outputs;
    }

    void merge() {
        form.first(ParamKind.MEMORY, Direction.IN).ifPresent(this::keep);
        Optional<Output> memory =
                outputs.stream().filter(o -> o.of().kind() == ParamKind.MEMORY).findFirst();
        if (memory.isEmpty()) {
            return;
        }
        Output m = memory.get();
        Optional<Output> size = Results.take(outputs, "size", ParamKind.NUMBER);
        String bytes = size.map(Output::read).orElse("size");
        Optional<Output> made =
                outputs.stream()
                        .filter(
                                o ->
                                        o.of().kind() == ParamKind.HANDLE
                                                && o.of().direction() == Direction.OUT)
                        .findFirst();
        if (made.isPresent()) {
            Output object = made.get();
            outputs.remove(m);
            String read = "%s.owning(%s, %s)".formatted(object.read(), m.read(), bytes);
            outputs.set(
                    outputs.indexOf(object),
                    new Output(object.type(), object.name(), read, object.of()));
        } else {
            String read = owner(size.isPresent()).formatted(m.read(), bytes);
            outputs.set(outputs.indexOf(m), new Output(m.type(), m.name(), read, m.of()));
        }
    }

    /**
     * Makes the object that the call creates refer to the program's memory, so that the garbage
     * collector does not free the memory.
     */
    private void keep(ParamUse memory) {
        String over = ".over(" + JavaNames.identifier(memory.name()) + ")";
        outputs.replaceAll(
                o ->
                        o.type().equals(form.method().owner())
                                ? new Output(o.type(), o.name(), o.read() + over, o.of())
                                : o);
    }

    /**
     * Returns the format of the expression for memory, which depends on the owner: a window owns
     * its memory; a detached buffer, whose size the call returns, too, belongs to the program
     * again; other memory belongs to MPI until the program gives it back.
     */
    private String owner(boolean sizeComesBack) {
        if (form.isOf(Trait.WINDOW)) {
            return "memory(%s, %s)";
        }
        return sizeComesBack ? "MpiMemoryArenas.detached(%s, %s)" : "MpiMemoryArenas.lend(%s, %s)";
    }
}
