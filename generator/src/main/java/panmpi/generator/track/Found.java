package panmpi.generator.track;

import java.nio.file.Path;

/**
 * A header of a package that is newer than what is committed.
 *
 * @param source the package
 * @param header the header, unpacked
 */
public record Found(Looked.Package source, Path header) {

    /** The package, as people say it. */
    String origin() {
        return "%s's %s %s".formatted(source.registry(), source.name(), source.version());
    }
}
