package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.FacadeMethod.Blocks;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Finds the methods that a method calls if its buffers hold Java objects. They are found by the
 * names of their C functions, or by the kinds of the functions' parameters.
 *
 * @param form the method that calls the others, in its usual or its large form
 */
record RelatedCalls(Form form) {

    /** Finds the variant of a collective call with blocks of equal length. */
    Optional<FacadeMethod> equalBlocks() {
        return required(equalBlocksName());
    }

    /** Finds the variant of a collective call with blocks of any length. */
    Optional<FacadeMethod> unequalBlocks() {
        return required(equalBlocksName() + "v");
    }

    private String equalBlocksName() {
        return function().replaceFirst("v$", "");
    }

    /** Finds the nonblocking call that does once what a persistent request does at each start. */
    Optional<FacadeMethod> nonblocking() {
        String once = function().replaceFirst("_init$", "");
        String rest = once.replaceFirst("^MPIX?_", "");
        String prefix = once.substring(0, once.length() - rest.length());
        return required(prefix + "I" + Character.toLowerCase(rest.charAt(0)) + rest.substring(1));
    }

    /**
     * Finds the call with separate send and receive buffers, for a call that replaces its buffer's
     * contents.
     */
    Optional<FacadeMethod> separateBuffers() {
        String separateName = function().replaceFirst("_replace$", "");
        return separateName.equals(function()) ? Optional.empty() : required(separateName);
    }

    /**
     * Finds the call that probes for a message and matches it: the blocking call if {@code waits},
     * else the nonblocking call.
     */
    Optional<FacadeMethod> probe(boolean waits) {
        return form.methods()
                .find(
                        m ->
                                m.has(ParamKind.SOURCE)
                                        && m.has(ParamKind.TAG)
                                        && m.has(ParamKind.FLAG) != waits
                                        && !m.has(ParamKind.BUFFER)
                                        && m.params().stream().anyMatch(this::isMadeMessage));
    }

    private boolean isMadeMessage(ParamUse p) {
        return p.direction() == Direction.OUT && form.is(p, Trait.MESSAGE);
    }

    /**
     * Finds the call that gathers a block from each rank: at the root if {@code rooted}, else at
     * all ranks.
     */
    Optional<FacadeMethod> gather(boolean rooted) {
        Optional<FacadeMethod> found =
                form.methods()
                        .find(
                                m ->
                                        m.has(ParamKind.ROOT) == rooted
                                                && isPlain(m)
                                                && gathers(m, rooted));
        if (found.isEmpty()) {
            form.methods()
                    .missing(
                            form.method(),
                            "a call that gathers equal blocks" + (rooted ? " at a root" : ""));
        }
        return found;
    }

    private static boolean gathers(FacadeMethod m, boolean rooted) {
        List<ParamUse> buffers =
                m.params().stream().filter(p -> p.kind() == ParamKind.BUFFER).toList();
        return buffers.size() == 2
                && buffers.getFirst().direction() == Direction.IN
                && m.blocks(buffers.getFirst()) == Blocks.ONCE
                && buffers.getLast().direction() == Direction.OUT
                && m.blocks(buffers.getLast()) == (rooted ? Blocks.AT_ROOT : Blocks.EVERYWHERE);
    }

    /** Returns true for a blocking call that moves blocks of equal length. */
    private static boolean isPlain(FacadeMethod m) {
        return m.params().stream()
                .noneMatch(p -> p.many() || p.kind() == ParamKind.HANDLE && !m.isSelf(p));
    }

    private Optional<FacadeMethod> required(String relative) {
        Optional<FacadeMethod> found = form.methods().find(form.method(), relative);
        if (found.isEmpty()) {
            form.methods().missing(form.method(), relative);
        }
        return found;
    }

    private String function() {
        return form.method().function().name();
    }
}
