package mpi.internal.strict.check;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import mpi.c.Mpi;
import mpi.internal.link.Linkage;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;
import mpi.internal.types.TypeBounds;

/**
 * Sends to the referee, for each collective call of this rank, the arguments that must be equal on
 * all ranks.
 */
final class CollectiveSteps {

    private static final int MOST = 1 << 12;

    private final CheckContext context;
    private final Amounts amounts;
    private final Leaders leaders;

    /**
     * Agreements of earlier calls without array arguments. They are cached, since most programs
     * make the same calls again and again.
     */
    private final Map<Key, Agreement> known = new HashMap<>();

    private record Key(Function function, long members, long numbers) {}

    CollectiveSteps(CheckContext context, Amounts amounts) {
        this.context = context;
        this.amounts = amounts;
        leaders = new Leaders(context);
    }

    /** Returns true for a collective function of a communicator, a window or a file. */
    static boolean areOf(Function function) {
        return function.about().isCollective();
    }

    /**
     * Reports the arrival of this rank at a collective call. Returns the number of the operation.
     */
    long arrive(ObservedCall call, Members members) throws IOException {
        if (call.function().has(Role.MEETS_LEADER)) {
            leaders.meet(call, members);
        }
        if (call.function().has(Role.OF_GROUP)) {
            Members named = NamedGroups.members(context, call, members);
            context.feed().communicator(named.number(), named.all());
            return arrive(call, named.number(), new Agreement(call.function().name(), Map.of()));
        }
        return arrive(call, members.number(), agreement(call, members));
    }

    /**
     * Reports the start of a persistent collective operation, which each rank may start in its own
     * order. Returns the number of the operation.
     *
     * @param by call that starts the operation, such as Start.
     * @param shared processes that take part; their object number must belong to this persistent
     *     operation alone, so that the referee matches its starts only with each other.
     * @param function function that made the persistent request.
     */
    long start(ObservedCall by, Members shared, Function function) throws IOException {
        context.feed().communicator(shared.number(), shared.all());
        return arrive(by, shared.number(), new Agreement(function.name(), Map.of()));
    }

    private long arrive(ObservedCall call, long members, Agreement agreement) throws IOException {
        long operation = context.operation();
        context.feed().arrive(call.thread().number(), call.number(), members, operation, agreement);
        return operation;
    }

    private synchronized Agreement agreement(ObservedCall call, Members members)
            throws IOException {
        if (call.function().about().hasArrays()) {
            return make(call, members);
        }
        if (known.size() > MOST) {
            known.clear();
        }
        Key key = new Key(call.function(), members.number(), kind(call));
        Agreement agreement = known.get(key);
        if (agreement == null) {
            agreement = make(call, members);
            known.put(key, agreement);
        }
        return agreement;
    }

    /**
     * Returns a hash of the numeric arguments of a call, and of the use of {@code MPI_IN_PLACE}.
     */
    private static long kind(ObservedCall call) {
        return 2 * call.kind() + (InPlaceUse.isIn(call) ? 1 : 0);
    }

    /**
     * Adds all integer and flag arguments, and the edges of a graph, to the arguments that must be
     * equal on all ranks. The length of an array comes from another argument of the call.
     */
    private static void addNumbers(
            ObservedCall call, Members members, EqualArguments equalArguments) {
        String of = members.isBetweenGroups() ? " in the group of rank " + members.local()[0] : "";
        for (Parameter parameter : call.function().parameters()) {
            boolean isEdges = parameter.is("rank") && parameter.isMany();
            boolean isNumber = parameter.is("number") || parameter.is("flag") || isEdges;
            if (isNumber && parameter.isRead()) {
                StringJoiner values = new StringJoiner(" ");
                int length = isEdges ? edges(call) : parameter.isMany() ? length(call) : 1;
                for (int i = 0; i < length; i++) {
                    values.add(text(call, parameter, i));
                }
                equalArguments.put(parameter.name() + of, values.toString());
            }
        }
    }

    private static String text(ObservedCall call, Parameter parameter, int index) {
        int value = call.integer(parameter, index);
        return call.function().numbers().text(parameter, value, Linkage::integer);
    }

    private static int length(ObservedCall call) {
        return call.number(call.function().first("length"));
    }

    /** Returns the number of edges of a graph: the last element of its index. */
    private static int edges(ObservedCall call) {
        int nodes = length(call);
        return nodes == 0 ? 0 : call.integer(call.function().first("number"), nodes - 1);
    }

    /** Adds numbers that are equal on all ranks, except on ranks that give MPI_UNDEFINED. */
    private static void addEqual(ObservedCall call, EqualArguments equalArguments) {
        for (Parameter parameter : call.function().numbers().equal()) {
            if (call.number(parameter) != Mpi.MPI_UNDEFINED) {
                equalArguments.put(parameter.name(), Integer.toString(call.number(parameter)));
            }
        }
    }

    /** Adds the assertions of a fence that either all ranks must give or no rank. */
    private static void addAssertions(int asserted, EqualArguments equalArguments) {
        boolean isFirst = (asserted & Mpi.MPI_MODE_NOPRECEDE) != 0;
        boolean isLast = (asserted & Mpi.MPI_MODE_NOSUCCEED) != 0;
        equalArguments.put("assertion MODE_NOPRECEDE", isFirst ? "given" : "not given");
        equalArguments.put("assertion MODE_NOSUCCEED", isLast ? "given" : "not given");
    }

    /** Clears the cache, since the handle of a datatype may mean another datatype from now on. */
    synchronized void forget() {
        known.clear();
    }

    private Agreement make(ObservedCall call, Members members) throws IOException {
        Function function = call.function();
        EqualArguments equalArguments = new EqualArguments();
        RootRole.add(call, members, equalArguments);
        InPlaceUse.add(call, equalArguments);
        if (function.has(Role.MEETS_LEADER)) {
            equalArguments.put(
                    "local leader", Integer.toString(call.number(function.first("rank"))));
        }
        Parameter op = function.first("Op");
        if (op != null) {
            String name = HandleNames.find("Op", call.handle(op));
            equalArguments.put("operation", name.isEmpty() ? "an operation of the program" : name);
        }
        NamedGroups.add(context, call, equalArguments);
        addEqual(call, equalArguments);
        if (function.has(Role.ARGUMENTS_ALIKE)) {
            addNumbers(call, members, equalArguments);
        }
        if (function.has(Role.EDGES_FROM_BOTH)) {
            NamedEdges.add(call, members, equalArguments);
        }
        if (function.has(Role.SETS_VIEW)) {
            long extent = TypeBounds.extent(call.handle(function.first("datatype")));
            equalArguments.put("extent of the elementary type", extent + " bytes");
            equalArguments.put(
                    "data representation", call.memory(function.first("string")).getString(0));
        }
        if (function.has(Role.OPENS_FENCE)) {
            addAssertions(call.number(function.first("number")), equalArguments);
        }
        amounts.add(call, members, equalArguments);
        if (!equalArguments.contradiction().isEmpty()) {
            context.tell(
                    MistakeKind.SELF,
                    "a rank sends other data to itself than it receives from itself: "
                            + equalArguments.contradiction(),
                    List.of(call),
                    List.of(""));
        }
        return new Agreement(
                function.name(), equalArguments.all(), CallOrder.of(call, members, amounts));
    }
}
