package mpi.internal.strict.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * MPI function as the checks see it: its parameters by kind (such as {@code count} or {@code
 * Comm}), its reach (the processes that take part, such as {@code collective}), and its {@linkplain
 * Role roles}.
 */
public final class Function {

    private static final Map<String, Function> ALL = read();

    private final String name;
    private final String reach;
    private final Set<Role> roles = EnumSet.noneOf(Role.class);
    private final List<Parameter> parameters = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private final NumberRules numbers;

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
        words.stream().skip(1).filter(w -> !w.contains("=")).map(Role::of).forEach(roles::add);
        for (String parameter : fields[2].split(";")) {
            if (!parameter.isBlank()) {
                add(Parameter.parse(parameters.size(), parameter));
            }
        }
        numbers = NumberRules.of(words, parameters);
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
        boolean isOfAll = first("tag") == null || has(Role.MEETS_LEADER) || has(Role.OF_GROUP);
        boolean hasPeer = first("dest") != null || first("source") != null;
        boolean isCollective = reaches("collective") && isOfAll;
        boolean isAccess = !parts.isEmpty() || has(Role.ENDS_SPLIT);
        boolean isOfObjects = parameters.stream().anyMatch(CallClass::isMade);
        Parameter request = output("Request");
        return new CallClass(
                hasPeer && first("Comm") != null && !isInParts(),
                peer("dest"),
                peer("source"),
                isCollective,
                input("Request") != null,
                isOfObjects || has(Role.FREES) || has(Role.COMMITS),
                first("Win") != null,
                first("File") != null && (isAccess || has(Role.FREES) || has(Role.SETS_VIEW)),
                parameters.stream().anyMatch(Parameter::isMany),
                request == null || request.isRead() ? null : request,
                parameters.stream().filter(CallClass::isShared).findFirst().orElse(null));
    }

    private Peer peer(String kind) {
        Parameter rank = first(kind);
        return rank == null ? null : new Peer(rank, following(rank, "tag"));
    }

    /**
     * Adds a parameter to the list of parameters, and to the maps by kind, which make looking up a
     * parameter at each call fast.
     */
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

    /**
     * Finds a function by its C name. A name with the ending {@code _c} finds the function of the
     * name without this ending. Returns null for a name that is not in the table.
     */
    public static Function find(String name) {
        return ALL.get(name.endsWith("_c") ? name.substring(0, name.length() - 2) : name);
    }

    /** Returns the names of the predefined reduction operations, such as {@code MPI_SUM}. */
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

    /** Returns the C name, without the ending {@code _c} for large counts. */
    public String name() {
        return name;
    }

    /** Returns the properties of the function that decide which checks look at its calls. */
    public CallClass about() {
        return callClass;
    }

    /** Returns true if the function has this role. */
    public boolean has(Role role) {
        return roles.contains(role);
    }

    /** Returns true if the function has this reach, such as {@code collective} or {@code local}. */
    public boolean reaches(String how) {
        return reach.equals(how);
    }

    /** Returns all parameters of the function, in order. */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** Returns each buffer parameter with its count and datatype. */
    public List<Part> parts() {
        return parts;
    }

    /** Returns the rules about the numbers among the function's arguments. */
    public NumberRules numbers() {
        return numbers;
    }

    /** Returns the function's first parameter of a kind; null if it has no such parameter. */
    public Parameter first(String kind) {
        return first.get(kind);
    }

    /**
     * Returns the function's first parameter of a kind that a call writes; null if it has no such
     * parameter.
     */
    public Parameter output(String kind) {
        return outputs.get(kind);
    }

    /**
     * Returns the function's first parameter of a kind that a call reads; null if it has no such
     * parameter.
     */
    public Parameter input(String kind) {
        return inputs.get(kind);
    }

    /**
     * Returns the function's first parameter of a kind that follows another parameter; null if it
     * has no such parameter.
     */
    public Parameter following(Parameter parameter, String kind) {
        return after(parameter.at(), kind);
    }

    /** Returns the parameters of the data that the call sends; null if it sends no data. */
    public Part sent() {
        return sent;
    }

    /** Returns the parameters of the data that the call receives; null if it receives no data. */
    public Part received() {
        return received;
    }

    /**
     * Returns the parameters of the data at the target of a one-sided call; null for any other
     * call.
     */
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

    /**
     * Returns true for partitioned communication, in which the program marks each part of a message
     * as ready.
     */
    public boolean isInParts() {
        return has(Role.IN_PARTS);
    }

    @Override
    public String toString() {
        return name;
    }
}
