package panmpi.generator.track;

import panmpi.generator.model.Api;

/**
 * A header that is newer than the committed ones.
 *
 * @param found the header
 * @param arrival its comparison with the version before
 * @param prospect the binding with it
 */
public record News(NewHeader found, VersionChange arrival, BindingChange prospect) {

    Api api() {
        return arrival.now();
    }

    /** The file of its page. */
    public String page() {
        String origin = found.source().name() + "-" + found.source().version();
        String page = Pages.fileName(api());
        return prospect.replaces() ? page.replaceFirst("\\.md$", "-" + origin + ".md") : page;
    }

    /** The page. */
    public String text() {
        return VersionPage.ofNew(arrival, prospect);
    }

    /** Its column of the matrix. */
    public Column column() {
        String version = api().identity().version();
        return new Column(
                api(),
                prospect.replaces() ? version + " " + found.source().name() : version,
                page(),
                true);
    }
}
