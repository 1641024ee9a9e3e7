package panmpi.tests.run;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;
import panmpi.tests.harness.Setup;

/**
 * Sets the settings of panmpi-junit for the case classes, wherever they are started: by Maven, in
 * an IDE. Each setting may be given on the command line instead.
 */
public final class RunSettings implements LauncherSessionListener {

    /** Prefix of the properties of panmpi-junit. */
    static final String PREFIX = "panmpi.junit.";

    /**
     * Largest number of ranks of a job, except on the first MPIs of the list, which run all numbers
     * of ranks; {@code panmpi.thorough} says how many these are.
     */
    private static final String USUAL_LIMIT = "4";

    /**
     * Time limit of a job in seconds: eight ranks that poll on two cores are slow, and slower on a
     * busy machine.
     */
    private static final String SECONDS = "120";

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        var list = System.getProperty("panmpi.mpis", Setup.root() + "/build/mpis.txt");
        // Before make ready has run, there is no list of MPIs, and no launcher to start jobs with.
        set("mpis", Files.exists(Path.of(list)) ? list : "");
        set("java", System.getProperty("panmpi.mpijava", Setup.root() + "/build/bin/mpijava"));
        set("jvm", "-Dpanmpi.calls=" + Setup.root() + "/build/calls/{mpi}");
        // No option of this JVM is forwarded to the ranks: an option that opens a package would
        // keep the ranks from using their start-up cache.
        set("forward", "false");
        set("timeout", SECONDS);
        set("start", SECONDS);
        String most = System.getProperty("panmpi.ranks", "");
        String thorough = System.getProperty("panmpi.thorough", "");
        if (!most.isEmpty()) {
            set("ranks", most);
        } else if (!thorough.isEmpty()) {
            set("ranks", USUAL_LIMIT);
            set("thorough", thorough);
        }
    }

    private static void set(String name, String value) {
        if (System.getProperty(PREFIX + name) == null) {
            System.setProperty(PREFIX + name, value);
        }
    }
}
