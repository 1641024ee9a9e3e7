package panmpi.generator.track;

import panmpi.generator.model.Api;

/**
 * Report on one header that is newer than the committed snapshots.
 *
 * @param found the header
 * @param versionChange the comparison of the header with a committed snapshot
 * @param bindingChange the change of the binding that the header would cause
 */
public record News(NewHeader found, VersionChange versionChange, BindingChange bindingChange) {

    Api api() {
        return versionChange.now();
    }

    /** Returns the file name of the page on the header. */
    public String page() {
        String origin = found.source().name() + "-" + found.source().version();
        String page = Pages.fileName(api());
        return bindingChange.replaces() ? page.replaceFirst("\\.md$", "-" + origin + ".md") : page;
    }

    /** Returns the page on the header, as Markdown. */
    public String text() {
        return VersionPage.ofNew(versionChange, bindingChange);
    }

    /** Returns the column of the matrix for the header. */
    public Column column() {
        String version = api().identity().version();
        return new Column(
                api(),
                bindingChange.replaces() ? version + " " + found.source().name() : version,
                page(),
                true);
    }
}
