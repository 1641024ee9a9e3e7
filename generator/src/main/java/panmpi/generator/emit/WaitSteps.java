package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;
import panmpi.generator.rules.ExceptionRules;
import panmpi.generator.rules.ExceptionRules.Verb;

/**
 * Makes the statements for virtual threads in a call that may wait for other processes. Since a
 * virtual thread must not pin its carrier thread while it waits, it polls a nonblocking call
 * instead, or lets a platform thread make the call.
 */
final class WaitSteps {

    private static final String STATEMENT = "if (VirtualCall.isNeeded()) { return %s; }";

    private final Merged merged;
    private final ExceptionRules waits;
    private final PairSteps pairs;

    WaitSteps(Merged merged, ExceptionRules waits) {
        this.merged = merged;
        this.waits = waits;
        this.pairs = new PairSteps(merged);
    }

    /**
     * Returns the statement that a virtual thread executes in place of the call; empty if the call
     * does not wait.
     */
    String before(Function f) {
        boolean polls = waits.find(Verb.POLLS, f.name()).isPresent();
        if (polls || waits.find(Verb.OFFLOAD, f.name()).isPresent()) {
            return STATEMENT.formatted(
                    (polls ? polling(f) : Optional.<String>empty()).orElse(offload(f)));
        }
        return "";
    }

    private String offload(Function f) {
        List<String> arguments =
                f.params().stream()
                        .map(
                                p ->
                                        (isMemory(p) ? "VirtualCall.accessible(%s)" : "%s")
                                                .formatted(name(p)))
                        .toList();
        return "VirtualCall.offload(() -> " + call(f, arguments) + ")";
    }

    /**
     * Returns the expression that polls one or two nonblocking functions in place of a blocking
     * one; empty if no header declares these nonblocking functions with the right parameters.
     */
    private Optional<String> polling(Function f) {
        return pairs.find(f)
                .or(
                        () ->
                                relatives(f.name())
                                        .map(merged.functions()::get)
                                        .filter(r -> r != null)
                                        .flatMap(r -> by(f, r.function()).stream())
                                        .findFirst());
    }

    /**
     * Returns the names that MPI gives to nonblocking functions: Test for Wait, Irecv for Recv,
     * Win_test for Win_wait.
     */
    private static Stream<String> relatives(String name) {
        int last = name.lastIndexOf('_', name.length() - "_c".length() - 1) + 1;
        return Stream.of(
                name.replace("Wait", "Test").replace("wait", "test"),
                "MPI_I"
                        + name.substring(last, last + 1).toLowerCase(Locale.ROOT)
                        + name.substring(last + 1));
    }

    private static Optional<String> by(Function f, Function relative) {
        return f.name().equals(relative.name())
                ? Optional.empty()
                : pollingTest(f, relative).or(() -> pollingRequest(f, relative));
    }

    /**
     * Returns the expression that polls {@code relative} until its flag reports completion; empty
     * unless {@code relative} has the parameters of {@code f} and a flag.
     */
    private static Optional<String> pollingTest(Function f, Function relative) {
        List<Param> params = relative.params();
        for (int i = 0; i < params.size(); i++) {
            if (params.get(i).name().equals("flag")
                    && types(without(params, i)).equals(types(f.params()))) {
                List<String> arguments = new ArrayList<>(arguments(f));
                arguments.add(i, "flagAt");
                return Optional.of("VirtualCall.ask(flagAt -> " + call(relative, arguments) + ")");
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the expression that starts the nonblocking function {@code relative} and polls its
     * request, whose status becomes the status of {@code f}. The result is empty unless {@code
     * relative} has the parameters of {@code f}, except for the status, and then a request.
     */
    private static Optional<String> pollingRequest(Function f, Function relative) {
        int last = relative.params().size() - 1;
        boolean hasStatus = is(f.params().getLast(), "MPI_Status");
        List<Param> begin = hasStatus ? without(f.params(), f.params().size() - 1) : f.params();
        if (!is(relative.params().getLast(), "MPI_Request")
                || !types(without(relative.params(), last)).equals(types(begin))) {
            return Optional.empty();
        }
        List<String> arguments = new ArrayList<>(arguments(f).subList(0, begin.size()));
        arguments.add("requestAt");
        String status = hasStatus ? arguments(f).getLast() : "MPI_STATUS_IGNORE";
        return Optional.of(
                "VirtualCall.start(requestAt -> "
                        + call(relative, arguments)
                        + ", "
                        + status
                        + ")");
    }

    private static boolean is(Param p, String pointedTo) {
        return p.type().base().equals(pointedTo) && p.type().isPointer();
    }

    private static List<CType> types(List<Param> params) {
        return params.stream().map(Param::type).toList();
    }

    private static List<Param> without(List<Param> params, int at) {
        List<Param> others = new ArrayList<>(params);
        others.remove(at);
        return others;
    }

    private static List<String> arguments(Function f) {
        return f.params().stream().map(WaitSteps::name).toList();
    }

    private static String name(Param p) {
        return JavaNames.identifier(p.name());
    }

    private boolean isMemory(Param p) {
        return merged.javaType(p.type()) == JavaType.POINTER;
    }

    private static String call(Function f, List<String> arguments) {
        return f.name() + arguments.stream().collect(Collectors.joining(", ", "(", ")"));
    }
}
