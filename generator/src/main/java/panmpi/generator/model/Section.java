package panmpi.generator.model;

/**
 * A section of the MPI standard.
 *
 * @param number its number, {@code 3.2.1}
 * @param page the number of its page in the MPI Forum's HTML version
 */
public record Section(String number, int page) {

    private static final String PAGES = "https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/";

    /** The version of the MPI standard to which the section numbers refer. */
    public static final String VERSION = "5.0";

    private String address() {
        return PAGES + "node" + page + ".htm#Node" + page;
    }

    /** Returns a link to the section, for Javadoc. */
    public String link() {
        return "<a href=\"%s\">MPI %s, section %s</a>".formatted(address(), VERSION, number);
    }
}
