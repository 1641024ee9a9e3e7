package panmpi.generator.emit;

import java.util.Optional;
import java.util.stream.Stream;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Finds the count and the datatype that describe a buffer: the first of each that follow it, with
 * nothing but other buffers before the count.
 */
final class BufferGroups {

    private BufferGroups() {}

    static ParamUse countOf(FacadeMethod method, ParamUse buffer) {
        return count(method, buffer).orElseThrow();
    }

    static ParamUse typeOf(FacadeMethod method, ParamUse buffer) {
        return type(method, buffer).orElseThrow();
    }

    /** Whether every buffer of a method is described by a count and a datatype. */
    static boolean complete(FacadeMethod method) {
        return method.params().stream()
                .filter(p -> p.kind().name().startsWith("BUFFER"))
                .allMatch(p -> count(method, p).isPresent() && type(method, p).isPresent());
    }

    private static Optional<ParamUse> count(FacadeMethod method, ParamUse buffer) {
        return after(method, buffer)
                .dropWhile(p -> p.kind().name().startsWith("BUFFER"))
                .limit(1)
                .filter(p -> p.kind() == ParamKind.COUNT)
                .findFirst();
    }

    private static Optional<ParamUse> type(FacadeMethod method, ParamUse buffer) {
        return after(method, buffer).filter(p -> p.kind() == ParamKind.DATATYPE).findFirst();
    }

    private static Stream<ParamUse> after(FacadeMethod method, ParamUse buffer) {
        return method.params().stream().skip(method.params().indexOf(buffer));
    }
}
