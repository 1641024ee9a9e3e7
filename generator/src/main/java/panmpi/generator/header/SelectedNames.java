package panmpi.generator.header;

import java.util.regex.Pattern;

/** Selects the names of a header that belong to MPI or to its extensions. */
public final class SelectedNames {

    private static final Pattern SELECTED = Pattern.compile("(MPIX?|OMPI|ompi)_\\w+");

    private SelectedNames() {}

    /**
     * Tests whether a name is kept.
     *
     * @param name a name of C
     */
    public static boolean isSelected(String name) {
        return SELECTED.matcher(name).matches();
    }
}
