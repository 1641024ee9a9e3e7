package panmpi.generator.header;

import java.util.regex.Pattern;

/** Selects the names of a header that are kept: those of MPI, of its extensions and of Open MPI. */
public final class SelectedNames {

    private static final Pattern SELECTED = Pattern.compile("(MPIX?|OMPI|ompi)_\\w+");

    private SelectedNames() {}

    /**
     * Tests whether a name begins with a prefix of MPI, of its extensions or of Open MPI.
     *
     * @param name a name of C
     */
    public static boolean isSelected(String name) {
        return SELECTED.matcher(name).matches();
    }
}
