package panmpi.generator.model;

import java.util.List;
import java.util.function.UnaryOperator;
import panmpi.generator.report.Diagnostics;

/** Refuses headers whose {@code MPI_Status} lacks a field that every MPI has. */
public final class StatusFields {

    /** Name of the struct. */
    public static final String STATUS = "MPI_Status";

    private static final List<String> FIELDS = List.of("MPI_SOURCE", "MPI_TAG", "MPI_ERROR");
    private static final String REMEDY =
            ". Every MPI's status is a struct with the fields int MPI_SOURCE, int MPI_TAG, int MPI_ERROR";

    private StatusFields() {}

    /**
     * Reports a header that has no {@code MPI_Status}, or whose status lacks a field.
     *
     * @param api the header's facts
     * @param place returns the position of a name's declaration
     * @param diagnostics where the error is reported
     */
    public static void check(Api api, UnaryOperator<String> place, Diagnostics diagnostics) {
        StructLayout status = api.structs().get(STATUS);
        if (status == null) {
            String what = api.typedefs().containsKey(STATUS) ? "is no struct" : "is not defined";
            diagnostics.error(place.apply(STATUS), STATUS + " " + what + " here" + REMEDY);
            return;
        }
        for (String field : FIELDS) {
            status.fields().stream()
                    .filter(f -> f.name().equals(field))
                    .findFirst()
                    .ifPresentOrElse(
                            f -> width(f, place, diagnostics),
                            () ->
                                    diagnostics.error(
                                            place.apply(STATUS),
                                            "%s has no field %s here".formatted(STATUS, field)
                                                    + REMEDY));
        }
    }

    private static void width(
            StructLayout.Field field, UnaryOperator<String> place, Diagnostics diagnostics) {
        if (!field.type().equals("int")) {
            diagnostics.error(
                    place.apply(field.name()),
                    "%s.%s is of type %s here".formatted(STATUS, field.name(), field.type())
                            + REMEDY);
        }
    }
}
