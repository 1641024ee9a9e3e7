package panmpi.generator.emit;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panmpi.generator.emit.Body.Output;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Return type and statements of a camelCase method, derived from the mpiJava-style method that it
 * calls.
 *
 * @param form the method that is called, in its usual or its large form
 * @param results the results of the called method
 * @param other the class of the result, if it is not the class that the called method returns
 * @param docs phrases of the documentation
 */
record AliasResults(Form form, Results results, Optional<String> other, MethodDocs docs) {

    /**
     * Return type of a camelCase method, and the statements that return a value of it.
     *
     * @param suffix the end of the method's name: {@code Status} for the method that returns the
     *     status of a wait or a test, else empty
     * @param type the return type
     * @param statements statements that return a value of this type, with %s in place of the call
     * @param says the text of {@code @return}; empty to use the text of the called method
     */
    record Shape(String suffix, String type, List<String> statements, String says) {}

    private static final String STATUS = "Status";
    private static final String BOXED =
            "the value, a number or truth value if it is one of MPI's own attributes, a copy of it"
                    + " otherwise; null if the object has no such attribute";

    /**
     * Returns, for each camelCase method of a function, its return type and statements. Most
     * functions have one such method. A call that completes requests has two, and the last one
     * returns no status.
     */
    List<Shape> shapes() {
        if (isCompletion()) {
            return List.of(
                    new Shape(STATUS, results.type(), List.of("return %s;"), ""), completion());
        }
        return List.of(plain());
    }

    /**
     * Tests whether the call completes requests; such a call has a second camelCase method, which
     * returns no status.
     */
    boolean isCompletion() {
        return form.isOf(Trait.REQUEST)
                && form.has(ParamKind.STATUS, Direction.OUT)
                && !form.method().names().words().toLowerCase(Locale.ROOT).startsWith("get_");
    }

    /**
     * Returns true if the camelCase method returns nothing although the method that it calls
     * returns the statuses of several requests.
     */
    boolean dropsStatuses(Shape shape) {
        return isCompletion()
                && shape.type().equals("void")
                && results.type().equals(STATUS + "[]");
    }

    private Shape plain() {
        String type = results.type();
        if (type.equals("void")) {
            return new Shape("", type, List.of("%s;"), "");
        }
        if (other.isPresent()) {
            String made = "return " + other.get() + ".of(%s);";
            return new Shape("", other.get(), List.of(made), nullText());
        }
        if (form.has(ParamKind.ATTRIBUTE, Direction.OUT)) {
            String keyval = form.first(ParamKind.KEYVAL, Direction.IN).orElseThrow().name();
            String boxed = "return AttributeValues.boxed(%s, %%s);".formatted(keyval);
            return new Shape("", type, List.of(boxed), BOXED);
        }
        if (form.is(type, Trait.COMMUNICATOR) && !docs.noObject(form).isEmpty()) {
            return noObject(type);
        }
        return isLater() ? later() : new Shape("", type, List.of("return %s;"), "");
    }

    /**
     * Returns the return type and statements of a camelCase method that returns an object with the
     * null handle where the called method returns null.
     */
    private Shape noObject(String type) {
        String none =
                "Mpi.MPI_%s_NULL"
                        .formatted(form.classes().named(type).handle().toUpperCase(Locale.ROOT));
        return new Shape(
                "",
                type,
                List.of(
                        type + " made = %s;",
                        "return made == null ? new %s(%s) : made;".formatted(type, none)),
                nullText());
    }

    private String nullText() {
        return results.says().replaceFirst("; null where ", "; {@code isNull()} where ");
    }

    /**
     * Tests whether the call returns a communicator together with the request that completes its
     * creation.
     */
    private boolean isLater() {
        List<Output> parts = results.components();
        return parts.size() == 2
                && form.is(parts.getFirst().type(), Trait.COMMUNICATOR)
                && form.is(parts.getLast().type(), Trait.REQUEST);
    }

    private Shape later() {
        Output made = results.components().getFirst();
        String object = "made." + JavaNames.identifier(made.name()) + "()";
        String request = "made." + JavaNames.identifier(results.components().getLast().name());
        return new Shape(
                "",
                made.type(),
                List.of(
                        results.type() + " made = %s;",
                        "%s.madeBy(%s());".formatted(object, request),
                        "return " + object + ";"),
                docs.result(form, made) + ", to be used once its {@code getRequest()} is complete");
    }

    private Shape completion() {
        List<ParamUse> numbers =
                form.params().stream()
                        .filter(p -> p.direction() == Direction.OUT)
                        .filter(p -> p.kind().isAmount())
                        .toList();
        boolean flag = form.has(ParamKind.FLAG, Direction.OUT);
        if (numbers.size() > 1) {
            return new Shape(
                    "",
                    "int[]",
                    List.of("return Status.indices(%s);"),
                    "the positions of the requests that are complete; null if there is none to wait for");
        }
        if (numbers.size() == 1) {
            return new Shape(
                    "",
                    "int",
                    List.of("return Status.index(%s);"),
                    "the position of a request that is complete; {@code MPI.UNDEFINED} if there is none");
        }
        return flag
                ? new Shape("", "boolean", List.of("return %s != null;"), "true if all is complete")
                : new Shape("", "void", List.of("%s;"), "");
    }
}
