package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** The Javadoc of facade methods, as far as kinds and names say it. */
final class CallDocs {

    private static final Map<ParamKind, String> SAYS =
            Map.ofEntries(
                    Map.entry(ParamKind.BUFFER_IN, "array, segment or direct buffer that is read"),
                    Map.entry(
                            ParamKind.BUFFER_OUT, "array, segment or direct buffer that is filled"),
                    Map.entry(
                            ParamKind.BUFFER_INOUT,
                            "array, segment or direct buffer that is read, filled, or both"),
                    Map.entry(ParamKind.COUNT, "number of elements of the datatype"),
                    Map.entry(ParamKind.DATATYPE, "type of the elements"),
                    Map.entry(ParamKind.PEER, "rank of the other process, or MPI.PROC_NULL"),
                    Map.entry(
                            ParamKind.SOURCE,
                            "rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL"),
                    Map.entry(ParamKind.ROOT, "rank of the root"));

    private CallDocs() {}

    static String summary(FacadeMethod m, boolean nonblocking) {
        boolean peers = m.has(ParamKind.PEER) || m.has(ParamKind.SOURCE);
        String where =
                m.owner().equals("Intracomm")
                        ? "collective over this communicator"
                        : peers ? "point-to-point" : "local";
        String when =
                nonblocking
                        ? "nonblocking: the request keeps the buffers until it completes"
                        : where.equals("local") ? "" : "blocking";
        return "* Calls {@code %s}: %s%s."
                .formatted(m.function().name(), where, when.isEmpty() ? "" : ", " + when);
    }

    static String tags(FacadeMethod m, List<CallSteps> steps, CallResult result) {
        List<String> tags = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            ParamUse p = m.params().get(i);
            for (String java : steps.get(i).java()) {
                String name = java.substring(java.lastIndexOf(' ') + 1);
                String text =
                        name.endsWith("offset")
                                ? "index of the first element in the buffer"
                                : SAYS.getOrDefault(p.kind(), "MPI's {@code " + p.param() + "}");
                tags.add("* @param %s %s".formatted(name, JavaNames.code(text)));
            }
        }
        if (!result.says().isEmpty()) {
            tags.add("* @return " + result.says());
        }
        tags.add("* @throws MPIException if an argument is wrong or MPI reports an error");
        return String.join("\n     ", tags);
    }
}
