package panmpi.generator.rules;

import java.util.List;
import panmpi.generator.model.ParamKind;

/**
 * Decides the kind of a parameter of type {@code void *}: a message buffer, other memory, an
 * attribute value, or the extra state of a callback.
 */
final class ClassifyMemory {

    private ClassifyMemory() {}

    static ParamKind kind(Site p) {
        if (p.name().matches("extra_state|user_data")) {
            return ParamKind.STATE;
        }
        if (p.name().matches("attr\\w*_val\\w*")) {
            return ParamKind.ATTRIBUTE;
        }
        return isDescribed(p) ? ParamKind.BUFFER : ParamKind.MEMORY;
    }

    /**
     * Tests whether a datatype describes the memory. In that case the parameter is followed by
     * other addresses with the same description, if any, then by numbers only (counts,
     * displacements), then by the datatype.
     */
    private static boolean isDescribed(Site p) {
        List<Site> behind = p.following().dropWhile(Site::isRaw).toList();
        return behind.stream()
                .dropWhile(ClassifyMemory::isNumber)
                .findFirst()
                .filter(d -> d.type().base().endsWith("_Datatype"))
                .filter(d -> d.type().constant() || !d.type().isPointer())
                .isPresent();
    }

    /** Returns true for numbers that the call reads, so that they can describe a buffer. */
    private static boolean isNumber(Site p) {
        boolean reads = p.type().constant() || !p.type().isPointer();
        return reads && p.type().base().matches("int|MPI_(Count|Aint|Offset)");
    }
}
