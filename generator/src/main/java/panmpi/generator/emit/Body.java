package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import panmpi.generator.model.ParamUse;

/**
 * Collects the parts of one emitted method while the parameters of the C function are visited one
 * by one.
 */
final class Body {

    /**
     * A parameter of the Java method.
     *
     * @param type its Java type
     * @param name its name
     * @param says text of its {@code @param} tag
     */
    record JavaParam(String type, String name, String says) {
        @Override
        public String toString() {
            return type + " " + name;
        }
    }

    /**
     * An output of the call.
     *
     * @param type its Java type
     * @param name its name in MPI
     * @param read the expression that reads it
     * @param of the parameter of the C function that it comes from
     */
    record Output(String type, String name, String read, ParamUse of) {}

    private final List<JavaParam> params = new ArrayList<>();
    private final List<String> before = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();
    private final List<String> usual = new ArrayList<>();
    private final List<String> updates = new ArrayList<>();
    private final List<String> after = new ArrayList<>();
    private final List<String> traced = new ArrayList<>();
    private final List<Output> outputs = new ArrayList<>();
    private final List<MessageBuffer> buffers = new ArrayList<>();
    private final List<String> accessed = new ArrayList<>();
    private final List<String> offsets = new ArrayList<>();
    private String received = "null";
    private int written;

    /** Returns the expression for a handle that the call has stored. */
    static String handleAt(ParamUse p) {
        return "frame.handleAt(%sAt, \"%s\")".formatted(JavaNames.identifier(p.name()), p.base());
    }

    /** Adds a parameter of the Java method. */
    void param(String type, String name, String says) {
        params.add(new JavaParam(type, name, says));
    }

    /** Adds a statement before the call. */
    void before(String statement) {
        before.add(statement);
    }

    /** Adds an argument of the call. */
    void argument(String expression) {
        argument(expression, expression);
    }

    /**
     * Adds an argument of the large function, and the argument to pass to the usual function
     * instead if the library lacks the large function.
     */
    void argument(String expression, String ifUsual) {
        arguments.add(expression);
        usual.add(ifUsual);
    }

    /** Adds a statement between the call and the check of its error code. */
    void update(String statement) {
        updates.add(statement);
    }

    /** Adds a statement after a call that succeeded. */
    void after(String statement) {
        after.add(statement);
    }

    /** Adds a call of {@code mpi.CallTrace}, which records a parameter in a trace. */
    void trace(String call) {
        traced.add(call);
    }

    /** Adds an output of the call. */
    void output(String type, String name, String read, ParamUse of) {
        outputs.add(new Output(type, name, read, of));
    }

    /** Adds a message buffer of the Java method. */
    void buffer(MessageBuffer buffer) {
        buffers.add(buffer);
    }

    /** Adds the parameter for the index of a buffer's first element. */
    void offset(String name) {
        param("int", name, "index of the first element in the buffer");
        offsets.add(name);
    }

    List<String> offsets() {
        return offsets;
    }

    /**
     * Adds the name of a parameter whose Java object MPI reads or writes. The emitted method checks
     * that the objects of all parameters that are added here do not overlap in memory.
     */
    void access(String name) {
        accessed.add(name);
    }

    List<String> accessed() {
        return accessed;
    }

    /**
     * Counts one more buffer that MPI writes, and returns its index among these buffers, from 0.
     */
    int written() {
        return written++;
    }

    /** Records the expression for the datatype of the received data. */
    void receives(String datatype) {
        received = datatype;
    }

    /**
     * Returns the expression for the datatype of the received data; the word {@code null} if the
     * call receives none.
     */
    String received() {
        return received;
    }

    List<MessageBuffer> buffers() {
        return buffers;
    }

    List<JavaParam> params() {
        return params;
    }

    List<Output> outputs() {
        return outputs;
    }

    /**
     * Returns the statements of the method without its return statement. Unless {@code hasLarge} is
     * empty, it names the constant that decides at run time between a call of {@code function},
     * which is the large function, and a call of {@code usualFunction}.
     */
    List<String> statements(String function, String usualFunction, String hasLarge) {
        String call = call(function, arguments);
        if (!hasLarge.isEmpty()) {
            call = hasLarge + " ? " + call + " : " + call(usualFunction, usual);
        }
        List<String> lines = beforeCall();
        if (updates.isEmpty()) {
            lines.add("frame.check(" + call + ");");
        } else {
            lines.add("int error = " + call + ";");
            lines.addAll(updates);
            lines.add("frame.check(error);");
        }
        lines.addAll(after);
        return lines;
    }

    /**
     * Returns the statements before the call. The trace comes last, after all arguments have been
     * checked.
     */
    private List<String> beforeCall() {
        List<String> lines = new ArrayList<>(before);
        if (!traced.isEmpty()) {
            lines.add("if (Trace.on) { frame.trace()." + String.join(".", traced) + ".told(); }");
        }
        return lines;
    }

    /** Returns the statements of a function whose result is its value, not an error code. */
    List<String> returning(String function) {
        List<String> lines = beforeCall();
        lines.add("return frame.value(" + call(function, arguments) + ");");
        return lines;
    }

    private static String call(String function, List<String> arguments) {
        return "Mpi." + function + "(" + String.join(", ", arguments) + ")";
    }
}
