package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Adds the parameters of a function to the {@link Body} of its method. For most kinds of
 * parameters, it calls a class for that kind, such as {@link NumberSteps}.
 */
final class ParamSteps {

    private final Form form;
    private final Body body = new Body();
    private final BufferSteps buffers;
    private final MemorySteps memory;
    private final NumberSteps numbers;
    private final ObjectSteps objects;
    private final StatusSteps statuses;
    private final FlagSteps flags;
    private final OtherSteps others;

    private ParamSteps(Form form) {
        this.form = form;
        Lengths lengths = new Lengths(form);
        BufferAmounts amounts = new BufferAmounts(form);
        buffers = new BufferSteps(form, body, amounts);
        memory = new MemorySteps(form, body);
        numbers = new NumberSteps(form, body, amounts, lengths);
        objects = new ObjectSteps(form, body, amounts, lengths);
        statuses = new StatusSteps(form, body, lengths);
        flags = new FlagSteps(body, numbers, lengths);
        others = new OtherSteps(form, body, lengths);
    }

    /**
     * Returns the body of a form. If a parameter cannot be added, throws an exception that names
     * the parameter.
     */
    static Body of(Form form) {
        ParamSteps steps = new ParamSteps(form);
        form.params().forEach(steps::add);
        steps.traceCommunicator();
        return steps.body;
    }

    /**
     * Adds the statement that records the communicator in the trace, if the method is one of a
     * communicator.
     */
    private void traceCommunicator() {
        boolean isOnOne =
                form.params().stream()
                        .anyMatch(p -> form.method().isSelf(p) && form.is(p, Trait.COMMUNICATOR));
        if (isOnOne) {
            body.trace("on(this)");
        }
    }

    private void add(ParamUse p) {
        String passed = form.method().hints().passed().get(p.name());
        if (passed != null && !(p.many() && p.direction() == Direction.IN)) {
            body.argument("Mpi." + passed);
            return;
        }
        switch (p.kind()) {
            case BUFFER -> buffers.add(p);
            case COUNT,
                    DISPLACEMENT,
                    TARGET_DISPLACEMENT,
                    DEST,
                    SOURCE,
                    ROOT,
                    RANK,
                    TAG,
                    LENGTH,
                    KEYVAL,
                    NUMBER ->
                    numbers.add(p);
            case DATATYPE, HANDLE -> objects.handle(p);
            case STATUS -> statuses.add(p);
            case FLAG -> flags.add(p);
            case STRING -> others.text(p);
            case FUNCTION -> others.function(p);
            case STATE -> body.argument("MemorySegment.NULL");
            case ATTRIBUTE -> others.attribute(p);
            case MEMORY -> memory(p);
            case ARGUMENTS -> others.arguments(p);
        }
    }

    /**
     * Adds memory that no datatype describes: packed bytes, the buffer of a split call, or other
     * memory of the program.
     */
    private void memory(ParamUse p) {
        boolean raw = p.param().type().depth() == 1;
        if (raw && form.method().has(ParamKind.DATATYPE)) {
            memory.packed(p);
        } else if (raw && form.method().has(ParamKind.STATUS)) {
            memory.held(p);
        } else {
            others.memory(p);
        }
    }
}
