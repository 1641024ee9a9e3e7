package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Parameters that select the items of a one-sided call at its target: the rank, which comes before
 * the displacement, and the count and the datatype, which come after it. A call without a count for
 * the target accesses one item there. A call without a datatype for the target uses the datatype of
 * its buffers.
 *
 * @param rank rank of the target
 * @param displacement displacement into the target's memory
 * @param count number of items; empty if the call accesses one item
 * @param type datatype of the items
 */
record TargetGroup(ParamUse rank, ParamUse displacement, Optional<ParamUse> count, ParamUse type) {

    /**
     * Finds the parameters that belong to a displacement; throws an exception if the call has no
     * rank or no datatype for the target.
     */
    static TargetGroup of(ParamUse displacement, Form form) {
        List<ParamUse> before = form.params().subList(0, form.params().indexOf(displacement));
        List<ParamUse> behind = form.after(displacement);
        Optional<ParamUse> type =
                last(behind, ParamKind.DATATYPE).or(() -> last(before, ParamKind.DATATYPE));
        return new TargetGroup(
                last(before, ParamKind.DEST).orElseThrow(() -> without("rank", form)),
                displacement,
                last(behind, ParamKind.COUNT),
                type.orElseThrow(() -> without("datatype", form)));
    }

    private static Optional<ParamUse> last(List<ParamUse> params, ParamKind kind) {
        Predicate<ParamUse> fits = p -> p.kind() == kind && p.direction() == Direction.IN;
        return params.stream().filter(fits).reduce((a, b) -> b);
    }

    private static IllegalArgumentException without(String what, Form form) {
        return new IllegalArgumentException(form.function() + " has a target without a " + what);
    }

    /**
     * Returns the statements that check the items: that they are in the memory of the target, and
     * that they fit the amount of data in the buffers of this process.
     */
    List<String> checks(Form form) {
        List<String> checks = new ArrayList<>();
        String items = count.map(this::name).orElse("1") + ", " + name(type);
        checks.add("target(%s, %s, %s);".formatted(name(rank), name(displacement), items));
        for (ParamUse p : form.params()) {
            if (p.kind() == ParamKind.BUFFER && count.isPresent()) {
                BufferGroup.of(p, form).map(g -> amount(p, g, items, form)).ifPresent(checks::add);
            }
        }
        return checks;
    }

    /**
     * Returns the statement that compares the amount of data in a buffer with the items at the
     * target.
     */
    private String amount(ParamUse buffer, BufferGroup group, String items, Form form) {
        String own = name(group.count()) + ", " + name(group.type());
        if (buffer.direction() == Direction.OUT) {
            return "fetches(%s, %s, %s);".formatted(name(rank), own, items);
        }
        String operation =
                form.params().stream()
                        .filter(p -> form.is(p, Trait.OPERATION))
                        .findFirst()
                        .map(op -> ", " + name(op))
                        .orElse("");
        return "sends(%s, %s, %s%s);".formatted(name(rank), own, items, operation);
    }

    private String name(ParamUse p) {
        return JavaNames.identifier(p.name());
    }
}
