package panmpi.generator.emit;

import java.util.List;
import java.util.Set;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the branches of a method for buffers of Java objects, which come before all its other
 * statements. In a branch, the method calls itself or related methods with the serialized bytes of
 * the objects. The directions of the method's buffers, and whether it has a root, decide which
 * methods it calls. A method without a branch refuses objects at run time.
 */
final class ObjectBranches {

    private final Form form;
    private final Results results;
    private final Relatives relatives;
    private final List<MessageBuffer> buffers;

    ObjectBranches(Form form, Results results, Relatives relatives) {
        this.form = form;
        this.results = results;
        this.relatives = relatives;
        this.buffers = relatives.body().buffers();
    }

    /** Returns the statements of all branches; an empty list if the call cannot carry objects. */
    List<String> statements() {
        if (form.large() || form.isOf(Trait.KEEPS_BUFFERS)) {
            return List.of();
        }
        if (buffers.isEmpty()) {
            return asksForSize() ? List.of(refuse()) : List.of();
        }
        if (!buffers.stream().allMatch(this::isPlain)) {
            return List.of();
        }
        if (form.method().has(ParamKind.MEMORY)) {
            return new ObjectPacking(form, results, relatives).statements();
        }
        return isCollective()
                ? new ObjectCollectives(form, relatives).statements()
                : new ObjectMessages(form, results, relatives).statements();
    }

    /**
     * Tests whether a buffer may hold Java objects. That is so under three conditions: the buffer
     * has no partitions; the parameters that describe it follow each other directly, or the call
     * has an operation; and no datatype of the call is an array or the object that has the method.
     */
    private boolean isPlain(MessageBuffer b) {
        return b.blocks() != Blocks.PARTITIONS
                && (relatives.holds(b) || form.operation().isPresent())
                && form.params().stream()
                        .noneMatch(p -> p.kind() == ParamKind.DATATYPE && isOther(p));
    }

    /** Returns true for an array of datatypes, or for the datatype that {@code this} replaces. */
    private boolean isOther(ParamUse datatype) {
        return datatype.many() || form.method().isSelf(datatype);
    }

    private boolean isCollective() {
        return form.method().has(ParamKind.ROOT)
                || form.operation().isPresent()
                || buffers.stream().anyMatch(b -> b.blocks() != Blocks.ONCE || b.count().many());
    }

    /**
     * Returns true for a call that returns the size of packed data; the size of objects is unknown
     * until they are serialized.
     */
    private boolean asksForSize() {
        return form.method().has(ParamKind.COUNT)
                && form.has(ParamKind.DATATYPE, Direction.IN)
                && Set.of("int", "long").contains(results.type())
                && form.isOf(Trait.COMMUNICATOR);
    }

    private String refuse() {
        String type = form.first(ParamKind.DATATYPE, Direction.IN).orElseThrow().name();
        return "ObjectType.refuse(\"%s\", %s);".formatted(form.function(), type);
    }

    static String isObjects(MessageBuffer b) {
        return b.type() + " instanceof ObjectType";
    }

    static String when(String condition, String statements) {
        return "if (" + condition + ") { " + statements + " }";
    }
}
