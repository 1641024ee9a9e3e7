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
 * @param blocks how much a buffer holds where its count is not the whole story
 */
public record FacadeMethod(
        Function function,
        String owner,
        String name,
        String self,
        List<ParamUse> params,
        Map<String, Blocks> blocks) {

    /** How much a buffer holds where its count is not the whole story. */
    public enum Blocks {
        /** One block for each rank, on every rank. */
        EVERYWHERE,
        /** One block for each rank, on the root; elsewhere the buffer is not looked at. */
        AT_ROOT,
        /** Its count, on the root; elsewhere the buffer is not looked at. */
        ROOT_ONLY
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
