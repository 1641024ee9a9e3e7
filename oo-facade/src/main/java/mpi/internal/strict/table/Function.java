package mpi.internal.strict.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A function of MPI: its parameters by kind, its reach and its roles. */
public final class Function {

    private static final Map<String, Function> ALL = read();

    private final String name;
    private final String reach;
    private final Set<String> roles;
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();

    private final Map<String, Parameter> first = new HashMap<>();
    private final Map<String, Parameter> inputs = new HashMap<>();
    private final Map<String, Parameter> outputs = new HashMap<>();
    private final Part sent;
    private final Part received;
    private final Part target;
    private final CallClass callClass;

    private Function(String line) {
        String[] fields = line.strip().split(": ?", 3);
        name = fields[0];
        List<String> words = List.of(fields[1].split(" "));
        reach = words.getFirst();
        roles = Set.copyOf(words.subList(1, words.size()));
        for (String parameter : fields[2].split(";")) {
            if (!parameter.isBlank()) {
                add(Parameter.parse(parameters.size(), parameter));
            }
        }
        for (Parameter parameter : parameters) {
            if (parameter.is("buffer")) {
                parts.add(part(parameter, parameter.at()));
            }
        }
        sent = parts.stream().filter(p -> p.buffer().isRead()).findFirst().orElse(null);
        received = parts.stream().filter(p -> p.buffer().isWritten()).findFirst().orElse(null);
        target = findTarget();
        callClass = classify();
    }

    private CallClass classify() {
        boolean isOfAll = first("tag") == null || has("meets-leader");
        boolean hasPeer = first("dest") != null || first("source") != null;
        boolean isOfObjects = parameters.stream().anyMatch(CallClass::isMade);
        Parameter request = output("Request");
        return new CallClass(
                hasPeer && first("Comm") != null && !isInParts(),
                reaches("collective") && isOfAll,
                input("Request") != null,
                isOfObjects || has("frees") || has("commits"),
                first("Win") != null,
                parameters.stream().anyMatch(Parameter::isMany),
                request == null || request.isRead() ? null : request,
                parameters.stream().filter(CallClass::isShared).findFirst().orElse(null));
    }

    /** Each call of a program asks for parameters by their kinds, so that they are found before. */
    private void add(Parameter parameter) {
        parameters.add(parameter);
        first.putIfAbsent(parameter.kind(), parameter);
        if (parameter.isRead()) {
            inputs.putIfAbsent(parameter.kind(), parameter);
        }
        if (parameter.isWritten()) {
            outputs.putIfAbsent(parameter.kind(), parameter);
        }
    }

    private static Map<String, Function> read() {
        Map<String, Function> all = new HashMap<>();
        for (String line : CallTable.LINES) {
            Function function = new Function(line);
            all.put(function.name, function);
        }
        return all;
    }

    /** Finds a function, or the one with small counts in its place; null if the table lacks it. */
    public static Function find(String name) {
        return ALL.get(name.endsWith("_c") ? name.substring(0, name.length() - 2) : name);
    }

    /** Names of the operations that MPI defines. */
    public static List<String> operations() {
        return CallTable.OPERATIONS;
    }

    private Part part(Parameter buffer, int from) {
        return new Part(buffer, after(from, "count"), after(from, "datatype"));
    }

    private Parameter after(int from, String kind) {
        for (Parameter parameter : parameters) {
            if (parameter.at() > from && parameter.is(kind)) {
                return parameter;
            }
        }
        return null;
    }

    /** Name in MPI, without the ending for large counts. */
    public String name() {
        return name;
    }

    /** Properties that decide which checks look at it. */
    public CallClass about() {
        return callClass;
    }

    /** True if it has a role. */
    public boolean has(String role) {
        return roles.contains(role);
    }

    /** True if it is said to reach others in a way, such as {@code collective}. */
    public boolean reaches(String how) {
        return reach.equals(how);
    }

    /** All parameters, in order. */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** Each buffer with its amount. */
    public List<Part> parts() {
        return parts;
    }

    /** First parameter of a kind; null if there is none. */
    public Parameter first(String kind) {
        return first.get(kind);
    }

    /** First parameter of a kind that the call writes; null if there is none. */
    public Parameter output(String kind) {
        return outputs.get(kind);
    }

    /** First parameter of a kind that the call reads; null if there is none. */
    public Parameter input(String kind) {
        return inputs.get(kind);
    }

    /** The parameter of a kind that follows another one; null if there is none. */
    public Parameter following(Parameter parameter, String kind) {
        return after(parameter.at(), kind);
    }

    /** The data that the call sends; null if it sends none. */
    public Part sent() {
        return sent;
    }

    /** The data that the call receives; null if it receives none. */
    public Part received() {
        return received;
    }

    /** The data at the target of a one-sided call; null for another call. */
    public Part target() {
        return target;
    }

    private Part findTarget() {
        Parameter displacement = first("target-displacement");
        if (displacement == null) {
            return null;
        }
        Parameter datatype = after(displacement.at(), "datatype");
        return new Part(
                null,
                after(displacement.at(), "count"),
                datatype == null ? first("datatype") : datatype);
    }

    /** True for a message that leaves and arrives in parts, which the program marks as ready. */
    public boolean isInParts() {
        return has("in-parts");
    }

    @Override
    public String toString() {
        return name;
    }
}
