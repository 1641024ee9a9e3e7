package panmpi.generator.rules;

import panmpi.generator.model.ParamKind;

/** Decides whether characters are a text, and one that there is room for. */
final class ClassifyText {

    /** Texts that a call gives without telling their length: MPI limits them by a constant. */
    private static final String LIMITED = "port_name|datarep|key";

    private ClassifyText() {}

    static ParamKind kind(Site p) {
        if (!p.type().isPointer()) {
            return ParamKind.UNKNOWN;
        }
        boolean given = p.type().constant() || p.type().depth() > 1;
        return given || p.name().matches(LIMITED) || hasLength(p)
                ? ParamKind.STRING
                : ParamKind.UNKNOWN;
    }

    private static boolean hasLength(Site p) {
        return p.after().filter(ClassifyText::isLength).isPresent()
                || p.before().filter(ClassifyText::isLength).isPresent();
    }

    private static boolean isLength(Site p) {
        return p.type().isPointer() && p.name().matches("\\w*len");
    }
}
