package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panmpi.generator.emit.Body.JavaParam;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;

/**
 * Variant of a function's method that takes objects in place of buffers: the object to send is a
 * parameter, and the received object is the result. A list of objects stands for a buffer that has
 * a block for each rank.
 *
 * @param form the method with buffers, in its usual or its large form
 * @param body the parameters of the method
 * @param results the results of the method
 */
record ObjectForm(Form form, Body body, Results results) {

    private static final String EXTRA = "status";

    /**
     * Tests whether the function has a method for objects. The class must have a codec, which
     * serializes objects, and the result must be nothing, a status or a request. The function must
     * have buffers, and no buffer may have an array of counts or lack a datatype.
     */
    static boolean exists(Form form, Body body, Results results) {
        return form.isOf(Trait.CODEC)
                && (results.type().equals("void")
                        || form.is(results.type(), Trait.STATUS)
                        || form.is(results.type(), Trait.REQUEST))
                && !body.buffers().isEmpty()
                && !form.method().has(ParamKind.MEMORY)
                && body.buffers().stream().noneMatch(b -> b.count().many());
    }

    /** Returns the method's name by the naming rules. */
    String name() {
        return form.method().names().objects();
    }

    /**
     * Tests whether the call returns a status. A second method for objects then has a further
     * parameter, a Status that the call fills.
     */
    boolean hasStatus() {
        return form.is(results.type(), Trait.STATUS);
    }

    private boolean isRequest() {
        return form.is(results.type(), Trait.REQUEST);
    }

    /** Returns true for a nonblocking collective call. */
    boolean isCollective() {
        return new ObjectRequests(form, body).exist();
    }

    /**
     * Returns the parameters of the method; with {@code withStatus}, the last one is a status that
     * the call fills.
     */
    List<JavaParam> params(boolean withStatus) {
        Map<String, MessageBuffer> dropped = dropped();
        List<JavaParam> params = new ArrayList<>();
        for (JavaParam p : body.params()) {
            MessageBuffer b = dropped.get(p.name());
            if (form.is(p.type(), Trait.OPERATION)) {
                params.add(new JavaParam("BinaryOperator<T>", p.name(), "how two are combined"));
            } else if (b == null) {
                params.add(p);
            } else if (isFirst(b, p) && b.use().direction() != Direction.OUT) {
                params.add(new JavaParam(sentType(b), object(p.name()), sentSays(b)));
            }
        }
        if (withStatus) {
            params.add(
                    new JavaParam(
                            "Status",
                            EXTRA,
                            "becomes what is known of the message; null is allowed"));
        }
        return params;
    }

    /**
     * Maps each parameter that the method for objects does not have, since the parameter describes
     * a buffer, to this buffer.
     */
    private Map<String, MessageBuffer> dropped() {
        Map<String, MessageBuffer> dropped = new LinkedHashMap<>();
        for (MessageBuffer b : body.buffers()) {
            for (String name : b.items()) {
                dropped.putIfAbsent(name, b);
            }
        }
        return dropped;
    }

    private static boolean isFirst(MessageBuffer b, JavaParam p) {
        return p.name().equals(b.name());
    }

    private static String object(String buffer) {
        return buffer.replaceFirst("buf(fer)?$", "obj");
    }

    /**
     * Returns the type of the parameter for the sent object. It is {@code Object} in a call between
     * two ranks, where the received object may be of another type, else {@code T}. If the buffer
     * has several blocks, the type is a list of these.
     */
    private String sentType(MessageBuffer b) {
        String type = form.method().has(ParamKind.DEST) ? "Object" : "T";
        return b.hasBlocks() ? "List<? extends " + type + ">" : type;
    }

    private static String sentSays(MessageBuffer b) {
        return b.hasBlocks()
                ? "objects to send, one for each receiver"
                        + CallDocs.says(b.blocks()).replaceFirst("^[^;]*", "")
                : "object to send";
    }

    /** Returns the method's type parameter, if it needs one, and the type of the result. */
    String type() {
        MessageBuffer b = received();
        if (b == null) {
            boolean named = params(false).stream().anyMatch(p -> p.type().matches(".*\\bT\\b.*"));
            return (named ? "<T> " : "") + results.type();
        }
        String type = b.hasBlocks() ? "List<T>" : "T";
        return "<T> " + (isRequest() ? "ObjectRequest<" + type + ">" : type);
    }

    /** Returns the text of {@code @return}. */
    String says() {
        MessageBuffer b = received();
        if (b == null) {
            return results.says();
        }
        boolean rooted = form.method().has(ParamKind.ROOT) && b.use().direction() == Direction.OUT;
        String where =
                rooted && body.buffers().indexOf(b) > 0 && !isScattered()
                        ? "; null but on the root"
                        : "";
        String what = b.hasBlocks() ? "objects, in the order of their senders" : "object";
        return (isRequest() ? "the request that completes the call and then has the " : "the ")
                + what
                + where;
    }

    private boolean isScattered() {
        return body.buffers().getFirst().hasBlocks();
    }

    private MessageBuffer received() {
        return body.buffers().stream()
                .filter(b -> b.use().direction() != Direction.IN)
                .findFirst()
                .orElse(null);
    }

    /** Returns the statements, which call the method with buffers and pass it arrays of objects. */
    List<String> statements(boolean withStatus) {
        ObjectRequests requests = new ObjectRequests(form, body);
        if (requests.exist()) {
            return List.of(requests.statement(object(body.buffers().getFirst().name())));
        }
        MessageBuffer b = received();
        List<String> lines = new ArrayList<>();
        if (b != null) {
            lines.add(receiveBuffer(b));
        }
        String call = Relatives.call(form.method(), arguments());
        if (isRequest()) {
            lines.add(
                    "return %s;"
                            .formatted(
                                    b == null
                                            ? call
                                            : "new ObjectRequest<>(" + call + ", received)"));
        } else if (hasStatus() && withStatus) {
            lines.add("Status.copy(" + call + ", " + EXTRA + ");");
        } else {
            lines.add(call + ";");
        }
        if (b != null && !isRequest()) {
            lines.add("return " + result(b) + ";");
        }
        return lines;
    }

    private String receiveBuffer(MessageBuffer b) {
        if (b.use().direction() == Direction.INOUT) {
            return "Object[] received = {" + object(b.name()) + "};";
        }
        return "Object[] received = new Object[" + (b.hasBlocks() ? b.number() : "1") + "];";
    }

    private String result(MessageBuffer b) {
        if (!b.hasBlocks()) {
            return "ObjectLists.only(received)";
        }
        String list = "ObjectLists.of(received)";
        return b.number().endsWith("AtRoot(root)") ? "isRoot(root) ? " + list + " : null" : list;
    }

    private List<String> arguments() {
        Map<String, MessageBuffer> dropped = dropped();
        return body.params().stream().map(p -> argument(p, dropped.get(p.name()))).toList();
    }

    private String argument(JavaParam p, MessageBuffer b) {
        if (form.is(p.type(), Trait.OPERATION)) {
            return "Op.of(" + p.name() + ")";
        }
        if (b == null) {
            return p.name();
        }
        if (isFirst(b, p)) {
            return b.use().direction() == Direction.IN ? sent(b, p) : "received";
        }
        if (p.name().equals(b.items().get(1))) {
            return "0";
        }
        return form.is(p.type(), Trait.DATATYPE) ? "MPI.OBJECT" : "1";
    }

    private String sent(MessageBuffer b, JavaParam p) {
        String object = object(p.name());
        return b.hasBlocks()
                ? "ObjectLists.array(\"%s\", %s, %s)".formatted(form.function(), object, b.number())
                : "new Object[] {" + object + "}";
    }
}
