package panmpi.generator;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import panmpi.generator.diff.Admission;
import panmpi.generator.diff.HeaderLines;
import panmpi.generator.diff.NamedLikeFunctions;
import panmpi.generator.diff.VersionOrder;
import panmpi.generator.model.Api;
import panmpi.generator.model.HandleStructs;
import panmpi.generator.model.Snapshots;
import panmpi.generator.model.StatusFields;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.report.OptionNames;

/**
 * Decides for the command {@code bindings} whether a header that was read is added to the existing
 * snapshots, and reports why not.
 */
final class HeaderCheck {

    private final Snapshots before;
    private final Path snapshots;
    private final boolean replace;
    private final Diagnostics diagnostics;

    /**
     * Prepares the check.
     *
     * @param before the existing snapshots
     * @param snapshots the folder of the existing snapshots, for messages
     * @param replace whether to accept the header even if existing snapshots contradict it
     * @param diagnostics where reasons against the header are reported
     */
    HeaderCheck(Snapshots before, Path snapshots, boolean replace, Diagnostics diagnostics) {
        this.before = before;
        this.snapshots = snapshots;
        this.replace = replace;
        this.diagnostics = diagnostics;
    }

    /**
     * Returns the snapshot to keep for a header; empty if the header is refused, after the reason
     * was reported.
     */
    Optional<Api> admit(Path header, Api api) throws IOException {
        HeaderLines lines = HeaderLines.read(header);
        StatusFields.check(api, lines::mention, diagnostics);
        HandleStructs.check(api, before.apis(), header, diagnostics);
        Api own = NamedLikeFunctions.without(api, before.known(), lines, diagnostics);
        if (diagnostics.hasErrors() || !replace && isRefused(header, own)) {
            return Optional.empty();
        }
        return Optional.of(Admission.admitted(own, before.apis()));
    }

    private boolean isRefused(Path header, Api api) {
        String named = OptionNames.option("header", header.toString());
        Optional<String> refusal =
                Admission.conflict(api, before.apis())
                        .map(old -> Admission.conflict(named, api, old, file(old)))
                        .or(
                                () ->
                                        VersionOrder.contradiction(api, before.apis())
                                                .map(
                                                        why ->
                                                                Admission.contradiction(
                                                                        named, api, why)));
        refusal.ifPresent(
                text -> System.err.println(text + "\n" + Admission.remedies(api, options())));
        return refusal.isPresent();
    }

    private String file(Api api) {
        return snapshots.resolve(api.identity().fileName()).toString();
    }

    private static Admission.Options options() {
        return new Admission.Options(
                OptionNames.option("library", ""), OptionNames.flag("replace"));
    }
}
