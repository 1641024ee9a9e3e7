package mpi.bench.plot;

/** Escapes text for XML and HTML. */
public final class Markup {
    private Markup() {}

    /** {@return the text with the characters of markup escaped} */
    public static String escaped(String words) {
        return words.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("'", "&#39;")
                .replace("\"", "&quot;");
    }
}
