package mpi.internal.natives;

import java.util.Locale;

/** Names the platform of this JVM, as in the folders of native files in a jar. */
public final class Platform {

    private Platform() {}

    /** Returns the name of the platform, such as {@code linux-x86_64}. */
    public static String name() {
        String machine = System.getProperty("os.arch");
        return System.getProperty("os.name").toLowerCase(Locale.ROOT)
                + "-"
                + (machine.equals("amd64") ? "x86_64" : machine);
    }
}
