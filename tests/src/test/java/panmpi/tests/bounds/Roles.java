package panmpi.tests.bounds;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;

/**
 * Determines the roles of parameters, such as output buffer, from the names that MPI gives them.
 */
final class Roles {
    private Roles() {}

    static boolean isOffset(Parameter p) {
        return p.getType() == int.class && p.getName().endsWith("offset");
    }

    static boolean isCount(String name) {
        return name.contains("count");
    }

    static boolean isTarget(String name) {
        return name.startsWith("target_");
    }

    static boolean isPeer(String name) {
        return name.matches("dest|source|root|rank|target_rank");
    }

    /**
     * Returns true if MPI uses a buffer until the call is complete. Returns false if the call
     * selects no byte of the buffer, or takes no datatype.
     */
    static boolean isHeld(Selected selected) {
        return selected.type() != null && selected.count() > 0 && selected.type().size() > 0;
    }

    /** Returns true if MPI writes to a buffer. */
    static boolean isOutput(Method method, Parameter p) {
        var call = method.getName();
        return switch (p.getName()) {
            case "sendbuf", "inbuf", "compare_addr", "location" -> false;
            case "origin_addr" -> call.equals("Get") || call.equals("Rget");
            case "buf" ->
                    !call.contains("rite")
                            && (!call.contains("send") && !call.contains("Send")
                                    || call.contains("replace"));
            default -> true;
        };
    }
}
