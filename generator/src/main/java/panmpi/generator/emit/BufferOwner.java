package panmpi.generator.emit;

import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/** Owner of the buffers of a call while MPI uses them. */
enum BufferOwner {
    /** The call: the program may use the buffers again when the call returns. */
    CALL,
    /** The request of a nonblocking call, until the request completes. */
    REQUEST,
    /**
     * The object on which the method is called: a window owns the buffer until it is synchronized,
     * a file until the split operation ends.
     */
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

    /** Tests whether a call is nonblocking, that is, whether it returns a request. */
    private static boolean isNonblocking(Form form) {
        return form.params().stream()
                .anyMatch(
                        p ->
                                p.kind() == ParamKind.HANDLE
                                        && p.direction() == Direction.OUT
                                        && form.is(p, Trait.REQUEST));
    }
}
