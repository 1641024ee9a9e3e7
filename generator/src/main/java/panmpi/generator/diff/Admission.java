package panmpi.generator.diff;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Api;

/** Decides whether a header may take the place of a snapshot that there is. */
public final class Admission {

    private Admission() {}

    /**
     * The snapshot of the same library and version, and of other facts: it is not replaced without
     * being told to.
     */
    public static Optional<Api> conflict(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> !sameFacts(k, api));
    }

    /** The snapshot that stands for a header already, with the same facts, or the header's own. */
    public static Api admitted(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> sameFacts(k, api)).orElse(api);
    }

    /** The differences, in the words of abi-diff, and the remedy. */
    public static String refusal(String header, Api api, Api old, String snapshot, String replace) {
        return String.join(
                "\n",
                "%s calls itself %s, as the snapshot %s does, and says other things:"
                        .formatted(header, api.identity().title(), snapshot),
                "",
                ReleaseNotes.of(ApiDiff.compare(old, api, Set.of())),
                "Nothing was changed. What to do:",
                "  it is this header that is right    make bindings with " + replace,
                "  it is another library's header     give it a line of its own in templates/libraries.rules,",
                "                                     with a macro that it alone defines; then it gets a snapshot",
                "                                     and a table of its own");
    }

    private static Optional<Api> same(Api api, Collection<Api> known) {
        return known.stream()
                .filter(k -> k.identity().fileName().equals(api.identity().fileName()))
                .findFirst();
    }

    private static boolean sameFacts(Api a, Api b) {
        return List.of(a.functions(), a.constants(), a.typedefs(), a.callbacks(), a.structs())
                        .equals(
                                List.of(
                                        b.functions(),
                                        b.constants(),
                                        b.typedefs(),
                                        b.callbacks(),
                                        b.structs()))
                && a.identity().family().equals(b.identity().family());
    }
}
