package mpi.internal.strict.check;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import mpi.c.Mpi;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Limit;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Peer;

/**
 * Reports argument values that MPI forbids but some libraries accept: numbers and ranks in calls
 * that make objects, operations that do not fit a datatype, and wildcards.
 */
final class ArgumentValues {

    /** Bitwise and logical operations, which MPI does not define for floating-point types. */
    private static final Pattern BITS = Pattern.compile("MPI_[BL](AND|OR|XOR)");

    private static final Pattern ORDER = Pattern.compile("MPI_(MAX|MIN)");
    private static final Pattern COMPLEX = Pattern.compile("MPI_.*COMPLEX.*");
    private static final Pattern REAL =
            Pattern.compile("MPI_(FLOAT|(LONG_)?DOUBLE|REAL.*|.*COMPLEX.*)(_PRECISION)?");

    private final CheckContext context;

    ArgumentValues(CheckContext context) {
        this.context = context;
    }

    /** Reports the first argument of a call whose value MPI forbids. */
    void check(ObservedCall call) throws IOException {
        Function function = call.function();
        Parameter ranks = function.input("rank");
        if (ranks != null && ranks.isMany() && function.output("Group") != null) {
            checkDistinct(call, ranks);
        } else if (ranks != null && ranks.isMany() && function.input("Comm") != null) {
            checkMembers(call);
        }
        for (Limit limit : function.numbers().limits()) {
            check(call, limit);
        }
    }

    /**
     * Reports a predefined operation that is not defined for the datatype of a one-sided call,
     * where libraries crash: a bitwise or logical operation on floating-point numbers, and the
     * maximum or minimum of complex numbers.
     */
    void checkOperation(ObservedCall call) throws IOException {
        Parameter op = call.function().input("Op");
        Parameter datatype = call.function().first("datatype");
        if (op == null || datatype == null) {
            return;
        }
        String operation = HandleNames.find("Op", call.handle(op));
        long handle = call.handle(datatype);
        context.datatypes().of(handle); // stores the name for HandleNames
        String type = HandleNames.find("datatype", handle);
        boolean isWrong =
                BITS.matcher(operation).matches() && REAL.matcher(type).matches()
                        || ORDER.matcher(operation).matches() && COMPLEX.matcher(type).matches();
        if (isWrong) {
            tell(call, MistakeKind.OPERATION, operation + " is not defined for " + type);
        }
    }

    /** Reports a receive from any rank or with any tag, for a call that allows neither. */
    void checkWildcards(ObservedCall call) throws IOException {
        Peer source = call.function().about().source();
        boolean isAny =
                source != null
                        && (call.number(source.rank()) == Mpi.MPI_ANY_SOURCE
                                || call.number(source.tag()) == Mpi.MPI_ANY_TAG);
        if (isAny) {
            tell(
                    call,
                    MistakeKind.WILDCARD,
                    "a partitioned receive has MPI.ANY_SOURCE or MPI.ANY_TAG");
        }
    }

    /** Reports a rank that is twice in the array of ranks from which a call makes a new group. */
    private void checkDistinct(ObservedCall call, Parameter ranks) throws IOException {
        Set<Integer> named = new HashSet<>();
        for (int i = 0; i < call.number(call.function().first("length")); i++) {
            int each = call.integer(ranks, i);
            if (!named.add(each)) {
                tell(call, MistakeKind.RANK_TWICE, "rank " + each + " is named twice for a group");
                return;
            }
        }
    }

    /**
     * Reports a rank outside of the communicator in an array of ranks. The parameter before the
     * array is the length of the array.
     */
    private void checkMembers(ObservedCall call) throws IOException {
        Members members = context.members("Comm", call.handle(call.function().input("Comm")));
        List<Parameter> parameters = call.function().parameters();
        for (int p = 1; members != null && p < parameters.size(); p++) {
            Parameter ranks = parameters.get(p);
            Parameter length = parameters.get(p - 1);
            if (ranks.is("rank") && ranks.isMany() && length.is("length")) {
                checkMembers(call, ranks, call.number(length), members.local().length);
            }
        }
    }

    private void checkMembers(ObservedCall call, Parameter ranks, int length, int size)
            throws IOException {
        for (int i = 0; i < length; i++) {
            int each = call.integer(ranks, i);
            if (each < 0 || each >= size) {
                String at = ranks.name() + "[" + i + "] is " + each;
                tell(call, MistakeKind.VALUE, at + ", and the ranks are 0 to " + (size - 1));
                return;
            }
        }
    }

    private void check(ObservedCall call, Limit limit) throws IOException {
        boolean isMany = limit.terms().getFirst().isMany();
        int length = isMany ? call.number(call.function().first("length")) : 1;
        for (int i = 0; i < length; i++) {
            long sum = 0;
            for (Parameter term : limit.terms()) {
                sum += call.number(term, i);
            }
            long most = limit.most() == null ? sum : call.number(limit.most(), i);
            boolean isLess = limit.most() == null && sum < limit.least();
            if (sum > most || isLess && (isMany || sum != Mpi.MPI_UNDEFINED)) {
                tell(
                        call,
                        MistakeKind.VALUE,
                        complaint(limit, isMany ? "[" + i + "]" : "", sum, most));
                return;
            }
        }
    }

    private static String complaint(Limit limit, String index, long sum, long most) {
        List<String> names = limit.terms().stream().map(term -> term.name() + index).toList();
        String value = String.join(" + ", names) + " is " + sum;
        if (limit.most() != null) {
            return value + ", and " + limit.most().name() + index + " is only " + most;
        }
        String undefined = index.isEmpty() ? ", or MPI.UNDEFINED" : "";
        return value + ", and must be " + limit.least() + " or more" + undefined;
    }

    private void tell(ObservedCall call, MistakeKind kind, String what) throws IOException {
        context.tell(kind, what, List.of(call), List.of(""));
    }
}
