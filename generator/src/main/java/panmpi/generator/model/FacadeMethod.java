package panmpi.generator.model;

import java.util.List;
import java.util.Map;

/**
 * What a function becomes in the object-oriented facade.
 *
 * @param function the C function
 * @param owner the class that has the method
 * @param name the method's name
 * @param self the parameter that the object itself stands for, or empty for a static method
 * @param params every parameter with its meaning, in C order
 * @param blocks for a buffer that holds one block per rank: whether only at the root
 */
public record FacadeMethod(
        Function function,
        String owner,
        String name,
        String self,
        List<ParamUse> params,
        Map<String, Blocks> blocks) {

    /** Where a buffer holds one block for each rank. */
    public enum Blocks {
        /** On every rank. */
        EVERYWHERE,
        /** On the root alone; elsewhere the buffer is not looked at. */
        AT_ROOT
    }

    /** Copies the collections. */
    public FacadeMethod {
        params = List.copyOf(params);
        blocks = Map.copyOf(blocks);
    }

    /** Whether a parameter of a kind is there. */
    public boolean has(ParamKind kind) {
        return params.stream().anyMatch(p -> p.kind() == kind);
    }
}
