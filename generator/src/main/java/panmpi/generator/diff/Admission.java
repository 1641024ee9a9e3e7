package panmpi.generator.diff;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Api;

/** Decides if a header may replace an existing snapshot. */
public final class Admission {

    private Admission() {}

    /**
     * Finds the snapshot of the same library and version with other facts: only an option replaces
     * it.
     */
    public static Optional<Api> conflict(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> !sameFacts(k, api));
    }

    /** Returns an existing snapshot with the same facts, else the header's own. */
    public static Api admitted(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> sameFacts(k, api)).orElse(api);
    }

    /** Formats the differences, as abi-diff does, and the remedy. */
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
