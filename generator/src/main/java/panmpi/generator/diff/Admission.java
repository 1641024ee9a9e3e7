package panmpi.generator.diff;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Api;

/**
 * Decides if a header may replace an existing snapshot: finds the snapshot of the same library and
 * version, and formats the messages about a header that is refused.
 */
public final class Admission {

    private Admission() {}

    /**
     * Finds an existing snapshot of the same library and version whose facts differ from those of
     * the header {@code api}. The header replaces this snapshot only if the user gives an option.
     */
    public static Optional<Api> conflict(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> !sameFacts(k, api));
    }

    /**
     * Returns the existing snapshot that has the same facts as {@code api}; {@code api} itself if
     * there is no such snapshot.
     */
    public static Api admitted(Api api, Collection<Api> known) {
        return same(api, known).filter(k -> sameFacts(k, api)).orElse(api);
    }

    /**
     * Spellings of two options for messages: with either of them, the user can admit a header that
     * was refused.
     *
     * @param library the option that names a library, without its value
     * @param replace the option that replaces a snapshot
     */
    public record Options(String library, String replace) {}

    /**
     * Formats the differences between a header and a snapshot, as {@code make abi-diff} does; the
     * reason why the header is refused comes last.
     */
    public static String conflict(String header, Api api, Api old, String snapshot) {
        return String.join(
                "\n",
                ReleaseNotes.of(ApiDiff.compare(old, api, Set.of())),
                "%s calls itself %s, as the snapshot %s does, and declares other things, which are listed above."
                        .formatted(header, api.identity().title(), snapshot));
    }

    /** Formats the reason why a header cannot be of the version that it claims. */
    public static String contradiction(String header, Api api, String why) {
        return "%s calls itself %s, and cannot be that: %s."
                .formatted(header, api.identity().title(), why);
    }

    /** Formats what to do about a header that was refused. */
    public static String remedies(Api api, Options options) {
        String version = api.identity().version();
        return String.join(
                "\n",
                "What to do:",
                "  it is another library's header     name that library: %sNAME-%s, as in %smvapich-%s; or"
                        .formatted(options.library(), version, options.library(), version),
                "                                     add a line for it to templates/libraries.rules, with a macro",
                "                                     that only it defines",
                "  it is this header that is right    make bindings with " + options.replace());
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
