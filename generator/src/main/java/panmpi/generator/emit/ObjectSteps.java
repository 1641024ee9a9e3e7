package panmpi.generator.emit;

import java.util.List;
import java.util.stream.Collectors;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** Adds parameters that are handles in C and objects in Java to the {@link Body} of a method. */
final class ObjectSteps {

    private final Form form;
    private final Body body;
    private final BufferAmounts amounts;
    private final Lengths lengths;

    ObjectSteps(Form form, Body body, BufferAmounts amounts, Lengths lengths) {
        this.form = form;
        this.body = body;
        this.amounts = amounts;
        this.lengths = lengths;
    }

    /** Adds a parameter that is a handle, such as the handle of a datatype. */
    void handle(ParamUse p) {
        String name = JavaNames.identifier(p.name());
        if (form.method().isSelf(p)) {
            self(p, name);
        } else if (p.direction() == Direction.OUT) {
            made(p, name);
        } else if (p.many()) {
            array(p, name);
        } else if (p.param().type().isPointer()) {
            throw new IllegalArgumentException(
                    "a handle that changes but is not the object itself: " + p.param());
        } else {
            String type = p.typeName();
            body.param(type, name, CallDocs.object(p));
            if (form.isOf(Trait.WINDOW) && form.is(p, Trait.COMMUNICATOR)) {
                body.before("mustBeIntra(\"%s\", %s);".formatted(name, name));
            }
            String handle = amounts.isForRoot(p) ? "handleForRoot" : "handle";
            body.argument("%s.%s(%s%s)".formatted(type, handle, name, reduced(type)));
        }
    }

    /**
     * Returns the datatype as a further argument if the parameter is an operation, else an empty
     * string. For MINLOC and MAXLOC on pairs that MPI does not support, the binding passes an
     * operation of its own, so that the handle of the operation depends on the datatype.
     */
    private String reduced(String type) {
        return form.params().stream()
                .filter(q -> form.is(type, Trait.OPERATION) && q.kind() == ParamKind.DATATYPE)
                .filter(q -> q.name().equals("datatype"))
                .map(q -> ", datatype")
                .findFirst()
                .orElse("");
    }

    private void self(ParamUse p, String name) {
        if (form.is(p, Trait.MESSAGE)) {
            body.trace("message()");
        }
        if (!p.param().type().isPointer()) {
            body.argument(isCompletion() ? "frame.ask((Request) this)" : "handle()");
            return;
        }
        body.before("MemorySegment %sAt = frame.%s, \"%s\");".formatted(name, used(p), p.base()));
        body.argument(name + "At");
        if (p.direction() == Direction.INOUT) {
            body.update(updated(Body.handleAt(p)));
        }
    }

    /**
     * Returns the call of a method of {@code Frame} that stores a handle. If the MPI call may
     * complete a request or a message, the {@code Frame} claims that object, since two threads must
     * not complete it at the same time. Other calls only mark a request as in use, since another
     * thread may be waiting for it.
     */
    private String used(ParamUse p) {
        if (form.is(p, Trait.MESSAGE)) {
            return "receive((Message) this";
        }
        if (!form.is(p, Trait.REQUEST)) {
            return "cell(handle()";
        }
        return p.direction() == Direction.INOUT ? "own(this" : "share(this";
    }

    private String updated(String handle) {
        if (form.isOf(Trait.PERSISTENT)) {
            return "started(%s, error == 0);".formatted(handle);
        }
        return isCompletion()
                ? "update(%s, error == 0%s);".formatted(handle, flag())
                : "adopt(" + handle + ");";
    }

    /** Tests whether the call may complete requests, that is, whether it returns statuses. */
    private boolean isCompletion() {
        return form.has(ParamKind.STATUS, Direction.OUT) && form.isOf(Trait.REQUEST);
    }

    private String flag() {
        return form.first(ParamKind.FLAG, Direction.OUT)
                .map(f -> " && frame.flagAt(" + JavaNames.identifier(f.name()) + "At)")
                .orElse("");
    }

    private void made(ParamUse p, String name) {
        if (p.many()) {
            String length = lengths.ofOutput(p);
            body.before("MemorySegment %sAt = frame.handles(%s);".formatted(name, length));
            body.argument(name + "At");
            body.output(
                    p.typeName() + "[]",
                    p.name(),
                    "Datatypes.at(%sAt, %s)".formatted(name, length),
                    p);
            return;
        }
        boolean later = !form.is(p, Trait.REQUEST) && BufferOwner.of(form) == BufferOwner.REQUEST;
        body.before(
                "MemorySegment %sAt = frame.%s();".formatted(name, later ? "lentCell" : "cell"));
        body.argument(name + "At");
        body.output(Results.typeOf(form, p), p.name(), made(p, name, later), p);
    }

    /**
     * Returns the expression for a matched message. The expression takes the message's length from
     * the status, since a receive of objects allocates a buffer of that length.
     */
    private String message(ParamUse p, String name) {
        String status = form.first(ParamKind.STATUS, Direction.OUT).orElseThrow().name();
        return "new Message(frame.handleAt(%sAt, \"%s\"), StatusCount.bytes(%sAt), codec())"
                .formatted(name, p.base(), JavaNames.identifier(status));
    }

    private String made(ParamUse p, String name, boolean later) {
        String type = Results.typeOf(form, p);
        if (form.is(type, Trait.REQUEST)) {
            return "new Request(frame, %sAt, %s%s)".formatted(name, body.received(), held());
        }
        if (form.is(type, Trait.PERSISTENT)) {
            return "new Prequest(frame, %sAt, %s%s)".formatted(name, body.received(), partitions());
        }
        if (form.is(type, Trait.MESSAGE)) {
            return message(p, name);
        }
        String handle = Body.handleAt(p);
        if (form.is(type, Trait.DATATYPE)) {
            return "%s.made(%s, %s)".formatted(type, handle, material());
        }
        return later
                ? "frame.later(new %s(%s.handle(null)))".formatted(type, type)
                : "new %s(%s)".formatted(type, handle);
    }

    /**
     * Returns the buffers as further arguments of the constructor of the request, which keeps
     * references to them.
     */
    private String held() {
        return body.accessed().stream().map(", "::concat).collect(Collectors.joining());
    }

    private String partitions() {
        return form.params().stream()
                .filter(q -> q.name().equals("partitions"))
                .map(q -> ", partitions")
                .findFirst()
                .orElse("");
    }

    /**
     * Returns the expression for the datatype, or the array of datatypes, from which the call makes
     * a new datatype.
     */
    private String material() {
        return form.params().stream()
                .filter(q -> q.kind() == ParamKind.DATATYPE && q.direction() == Direction.IN)
                .map(form::value)
                .findFirst()
                .orElse("(Datatype) null");
    }

    private void array(ParamUse p, String name) {
        String type = p.typeName();
        boolean requests = form.is(type, Trait.REQUEST);
        String owner = form.method().owner();
        body.param(
                (requests && form.isOf(Trait.PERSISTENT) ? owner : type) + "[]",
                name,
                CallDocs.object(p));
        String length = amounts.blocksOf(p).map(n -> ", " + n).orElse("");
        lengths.check(p, name).ifPresent(body::before);
        body.before(
                requests
                        ? "MemorySegment %sAt = frame.handles(%s);".formatted(name, name)
                        : "MemorySegment %sAt = Handle.all(frame, %s, \"%s\", %s.handle(null)%s);"
                                .formatted(name, name, p.base(), type, length));
        body.argument(name + "At");
        if (requests && p.direction() == Direction.INOUT) {
            String which = which();
            body.update(
                    "frame.completion().update(%sAt, %s%s);".formatted(name, done(which), which));
        }
    }

    /**
     * Returns the condition under which the call may have completed requests; {@code false} for a
     * call without a status, which completes none.
     */
    private String done(String which) {
        if (!form.has(ParamKind.STATUS, Direction.OUT)) {
            return "false";
        }
        return "error == 0" + (which.isEmpty() ? flag() : "");
    }

    /**
     * Returns the variables for the memory in which MPI stores the indices of completed requests,
     * as further arguments; an empty string if the call returns no indices.
     */
    private String which() {
        List<ParamUse> numbers =
                form.params().stream()
                        .filter(q -> q.direction() == Direction.OUT && q.kind().isAmount())
                        .toList();
        return numbers.isEmpty()
                ? ""
                : ", "
                        + String.join(
                                ", ",
                                numbers.stream()
                                        .map(q -> JavaNames.identifier(q.name()) + "At")
                                        .toList());
    }
}
