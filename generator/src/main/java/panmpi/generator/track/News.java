package panmpi.generator.track;

import panmpi.generator.model.Api;

/**
 * A header that is newer than what is committed, and what it brings.
 *
 * @param found the header
 * @param arrival what it brings against the version before
 * @param prospect what the binding would become with it
 */
public record News(Found found, Arrival arrival, Prospect prospect) {

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
