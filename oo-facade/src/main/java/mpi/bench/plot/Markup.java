package mpi.bench.plot;

/** Words in XML and HTML. */
public final class Markup {
    private Markup() {}

    /** {@return words that no element and no attribute is read from} */
    public static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("'", "&#39;")
                .replace("\"", "&quot;");
    }
}
