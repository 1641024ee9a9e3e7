package panmpi.tests.fuzz;

import java.io.ObjectInputFilter;

/**
 * Filter that admits the classes that the graphs of the tests contain: those of the package {@code
 * panmpi.tests.graphs} and of the module java.base.
 */
final class AllowList implements ObjectInputFilter {
    private static final String OWN = "panmpi.tests.graphs";

    @Override
    public Status checkInput(FilterInfo info) {
        var type = info.serialClass();
        if (type == null) {
            return Status.UNDECIDED;
        }
        while (type.isArray()) {
            type = type.getComponentType();
        }
        boolean isOwn = type.getPackageName().equals(OWN);
        boolean isJavas = type.getModule() == Object.class.getModule();
        return isOwn || isJavas ? Status.ALLOWED : Status.REJECTED;
    }
}
