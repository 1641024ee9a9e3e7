package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.ParamUse;

/**
 * Adds to the {@link Body} of a method its boolean parameters and results, which MPI takes and
 * returns as {@code int}.
 *
 * @param body the body.
 * @param numbers adds a flag that is input and output, as a number.
 * @param lengths makes the checks and expressions for lengths of arrays.
 */
record FlagSteps(Body body, NumberSteps numbers, Lengths lengths) {

    void add(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (p.direction() == Direction.INOUT) {
            // A flag that is both input and output is an int of bits, as in MPIX_Comm_agree.
            numbers.add(p);
        } else if (p.direction() == Direction.IN && p.many()) {
            body.param("boolean[]", name, CallDocs.number(p));
            lengths.check(p, name).ifPresent(body::before);
            body.before("MemorySegment %sAt = CallNumbers.flags(frame, %s);".formatted(name, name));
            body.argument(name + "At");
        } else if (p.direction() == Direction.IN) {
            body.param("boolean", name, CallDocs.number(p));
            body.argument(name + " ? 1 : 0");
        } else if (p.many()) {
            String length = lengths.ofOutput(p);
            body.before("MemorySegment %sAt = frame.ints(%s);".formatted(name, length));
            body.argument(name + "At");
            body.output(
                    "boolean[]",
                    p.name(),
                    "CallNumbers.flagsAt(%sAt, %s)".formatted(name, length),
                    p);
        } else {
            body.before("MemorySegment %sAt = frame.cell();".formatted(name));
            body.argument(name + "At");
            body.output("boolean", p.name(), "frame.flagAt(%sAt)".formatted(name), p);
        }
    }
}
