package panmpi.generator.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The method of a class of the object-oriented facade for a C function.
 *
 * @param function the C function
 * @param large its large-count form, if it has one with as many parameters
 * @param type the class that has the method
 * @param names the method's names by the naming rules
 * @param self name of the parameter that {@code this} replaces; empty for a static method
 * @param params every parameter with its meaning, in C order
 * @param hints facts from {@code exceptions.rules}
 */
public record FacadeMethod(
        Function function,
        Optional<Function> large,
        FacadeClass type,
        MethodName names,
        String self,
        List<ParamUse> params,
        Hints hints) {

    /** Rules for how the size of a buffer follows from its count. */
    public enum Blocks {
        /** The buffer has as many items as its count. */
        ONCE,
        /** On every rank, the buffer has one block for each rank. */
        EVERYWHERE,
        /** The root's buffer has one block for each rank; other ranks' buffers are not accessed. */
        AT_ROOT,
        /**
         * The root's buffer has as many items as its count; other ranks' buffers are not accessed.
         */
        ROOT_ONLY,
        /** The buffer has one block for each neighbour that sends to this rank. */
        INCOMING,
        /** The buffer has one block for each neighbour to which this rank sends. */
        OUTGOING,
        /** The buffer has as many items as the sum of all counts. */
        SUM,
        /** The buffer has as many items as this rank's element in the array of counts. */
        OWN,
        /** The buffer has one block for each partition. */
        PARTITIONS
    }

    /**
     * Facts about a function that the rules cannot infer.
     *
     * @param blocks how the sizes of buffers follow from their counts, by the buffer's name
     * @param passed the MPI constants that the method passes for parameters, or in place of null
     *     for arrays, by the parameter's name
     * @param lengths references to the lengths of arrays, by the name of the array or of the length
     *     parameter
     * @param before a step that the facade takes before the call
     * @param after a step that the facade takes after the call
     * @param returns the class of the object that the method returns; empty if it follows from the
     *     rules
     * @param operands a reference to the number of ranks whose operands a reduction combines; empty
     *     for all ranks
     * @param collective whether the call is collective though its prototype does not say so
     * @param anytime whether the call is allowed while MPI is not initialised
     */
    public record Hints(
            Map<String, Blocks> blocks,
            Map<String, String> passed,
            Map<String, String> lengths,
            Optional<Step> before,
            Optional<Step> after,
            String returns,
            Optional<String> operands,
            boolean collective,
            boolean anytime) {

        /** Copies the maps, so that the caller cannot change this record later. */
        public Hints {
            blocks = Map.copyOf(blocks);
            passed = Map.copyOf(passed);
            lengths = Map.copyOf(lengths);
        }
    }

    /** Copies the list, so that the caller cannot change this record later. */
    public FacadeMethod {
        params = List.copyOf(params);
    }

    /** Returns the name of the class that has the method. */
    public String owner() {
        return type.name();
    }

    /** Returns the method's name. */
    public String name() {
        return names.method();
    }

    /** Tests whether the function has a parameter of a kind. */
    public boolean has(ParamKind kind) {
        return params.stream().anyMatch(p -> p.kind() == kind);
    }

    /** Returns the rule by which the size of a buffer follows from its count. */
    public Blocks blocks(ParamUse buffer) {
        return hints.blocks().getOrDefault(buffer.name(), Blocks.ONCE);
    }

    /** Tests whether {@code this} replaces a parameter. */
    public boolean isSelf(ParamUse p) {
        return p.name().equals(self);
    }
}
