package panmpi.generator.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Method of one class of the object-oriented facade that a function becomes.
 *
 * @param function the C function
 * @param large its large-count form, where it has one of the same shape
 * @param type the class that has the method
 * @param names the method's name, as the naming rules spell it
 * @param self the parameter that the object itself stands for, or empty for a static method
 * @param params every parameter with its meaning, in C order
 * @param hints facts from the exceptions
 */
public record FacadeMethod(
        Function function,
        Optional<Function> large,
        FacadeClass type,
        MethodName names,
        String self,
        List<ParamUse> params,
        Hints hints) {

    /** Sizes of a buffer, in terms of its count. */
    public enum Blocks {
        /** The buffer has as many items as its count. */
        ONCE,
        /** One block for each rank, on every rank. */
        EVERYWHERE,
        /** One block for each rank, on the root; other ranks' buffers are not accessed. */
        AT_ROOT,
        /**
         * The root's buffer has as many items as its count; other ranks' buffers are not accessed.
         */
        ROOT_ONLY,
        /** One block from each neighbour that sends here. */
        INCOMING,
        /** One block for each neighbour that this rank sends to. */
        OUTGOING,
        /** As many elements as all counts together. */
        SUM,
        /** As many elements as this rank's own count. */
        OWN,
        /** One block for each partition. */
        PARTITIONS
    }

    /**
     * Facts about a function that the rules cannot infer.
     *
     * @param blocks how much a buffer holds, by parameter
     * @param passed a constant of MPI that is passed for a parameter, by parameter
     * @param lengths a reference to the length of outputs, by parameter
     * @param before a step before the call
     * @param after a step after it
     * @param returns the class of the object that it returns, or empty
     * @param operands a reference to the number of ranks whose operands are combined
     * @param collective whether it is collective though its prototype does not say so
     * @param anytime whether it may be called while MPI is not initialised
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

        /** Copies the maps. */
        public Hints {
            blocks = Map.copyOf(blocks);
            passed = Map.copyOf(passed);
            lengths = Map.copyOf(lengths);
        }
    }

    /** Copies the list. */
    public FacadeMethod {
        params = List.copyOf(params);
    }

    /** The name of the class that has the method. */
    public String owner() {
        return type.name();
    }

    /** The method's name. */
    public String name() {
        return names.method();
    }

    /** Tests whether a parameter of a kind is there. */
    public boolean has(ParamKind kind) {
        return params.stream().anyMatch(p -> p.kind() == kind);
    }

    /** Returns the size of a buffer. */
    public Blocks blocks(ParamUse buffer) {
        return hints.blocks().getOrDefault(buffer.name(), Blocks.ONCE);
    }

    /** Tests whether the object itself stands for a parameter. */
    public boolean isSelf(ParamUse p) {
        return p.name().equals(self);
    }
}
