package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/** Owner of the buffers of a call while MPI uses them. */
enum BufferOwner {
    /** They are the program's again when the call returns. */
    CALL,
    /** The request of a call that returns at once has them. */
    REQUEST,
    /** The object keeps them: a window until it is synchronised, a file until the end. */
    OBJECT;

    static BufferOwner of(Form form) {
        if (isNonblocking(form)) {
            return REQUEST;
        }
        boolean keeps =
                form.isOf(Trait.KEEPS_BUFFERS)
                        && form.method().has(ParamKind.BUFFER)
                        && form.method().has(ParamKind.DATATYPE)
                        && !form.has(ParamKind.STATUS, Direction.OUT);
        return keeps ? OBJECT : CALL;
    }

    /** Tests whether a call returns at once, with a request that completes it. */
    private static boolean isNonblocking(Form form) {
        return form.params().stream()
                .anyMatch(
                        p ->
                                p.kind() == ParamKind.HANDLE
                                        && p.direction() == Direction.OUT
                                        && form.is(p, Trait.REQUEST));
    }
}
