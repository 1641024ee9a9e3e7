package panmpi.generator.track;

import java.nio.file.Path;

/**
 * A header of a package that is newer than the committed snapshots.
 *
 * @param source the package
 * @param header the header, unpacked
 */
public record NewHeader(RegistryAnswers.Package source, Path header) {

    /** Returns the package for messages. */
    String origin() {
        return "%s's %s %s".formatted(source.registry(), source.name(), source.version());
    }
}
