package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * What a facade method returns: its outputs, as in mpiJava.
 *
 * @param type the Java type
 * @param statement the return statement, empty for {@code void}
 * @param says the text of {@code @return}
 */
record CallResult(String type, String statement, String says) {

    /** The result of a method, or empty where no shape of result fits its outputs yet. */
    static Optional<CallResult> of(FacadeMethod method) {
        List<ParamUse> outputs =
                method.params().stream()
                        .filter(p -> p.kind().name().startsWith("OUT_"))
                        .filter(p -> !p.name().equals(method.self()))
                        .toList();
        String kinds = String.join(" ", outputs.stream().map(p -> p.kind().name()).toList());
        return switch (kinds) {
            case "" -> Optional.of(new CallResult("void", "", ""));
            case "OUT_INT" -> one(outputs, "int", "intAt");
            case "OUT_LONG" -> one(outputs, "long", "longAt");
            case "OUT_FLAG" -> one(outputs, "boolean", "flagAt");
            case "OUT_STATUS" ->
                    Optional.of(status(ParamKind.OUT_STATUS, outputs.getFirst(), "", ""));
            case "OUT_FLAG OUT_STATUS" ->
                    Optional.of(
                            status(
                                    ParamKind.OUT_STATUS,
                                    outputs.get(1),
                                    "frame.flagAt(%sAt)".formatted(outputs.getFirst().name()),
                                    ""));
            case "OUT_STATUSES" ->
                    Optional.of(
                            status(ParamKind.OUT_STATUSES, outputs.getFirst(), "", array(method)));
            case "OUT_FLAG OUT_STATUSES" ->
                    Optional.of(
                            status(
                                    ParamKind.OUT_STATUSES,
                                    outputs.get(1),
                                    "frame.flagAt(%sAt)".formatted(outputs.getFirst().name()),
                                    array(method)));
            case "OUT_HANDLE" -> request(outputs.getFirst());
            default -> Optional.empty();
        };
    }

    private static Optional<CallResult> one(List<ParamUse> outputs, String type, String reader) {
        ParamUse p = outputs.getFirst();
        String name = JavaNames.identifier(p.name());
        return Optional.of(
                new CallResult(
                        type,
                        "return frame.%s(%sAt);".formatted(reader, name),
                        "{@code %s}".formatted(p.name())));
    }

    private static CallResult status(ParamKind kind, ParamUse p, String flag, String array) {
        boolean many = kind == ParamKind.OUT_STATUSES;
        String value =
                many
                        ? "frame.toStatuses(%sAt, %s.length)".formatted(p.name(), array)
                        : "frame.toStatus(%sAt)".formatted(p.name());
        String returned = flag.isEmpty() ? value : flag + " ? " + value + " : null";
        String says = many ? "a status for each request" : "the status";
        return new CallResult(
                many ? "Status[]" : "Status",
                "return " + returned + ";",
                flag.isEmpty() ? says : says + ", or null where MPI's flag says no");
    }

    /** A call that returns at once: the request holds the staged buffers until it completes. */
    private static Optional<CallResult> request(ParamUse p) {
        return p.base().endsWith("_Request")
                ? Optional.of(
                        new CallResult(
                                "Request",
                                "return frame.toRequest(%sAt);".formatted(p.name()),
                                "the request that completes the call"))
                : Optional.empty();
    }

    private static String array(FacadeMethod method) {
        return method.params().stream()
                .filter(p -> p.kind() == ParamKind.INOUT_HANDLES)
                .findFirst()
                .map(ParamUse::name)
                .orElse("");
    }
}
