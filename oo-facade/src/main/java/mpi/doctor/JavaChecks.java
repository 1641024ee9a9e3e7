package mpi.doctor;

import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import mpi.internal.ClassPath;
import mpi.internal.launch.Diagnosis;
import mpi.internal.system.Pins;

/**
 * Checks the JVM: launcher, garbage collector, heap pages, native library, start-up cache, class
 * path.
 */
final class JavaChecks {

    private JavaChecks() {}

    static List<Finding> all() {
        return List.of(
                java(),
                collector(),
                HugePageChecks.heap(),
                shim(),
                CacheChecks.kept(),
                cache(),
                jars());
    }

    static List<String> options() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments();
    }

    static boolean isMpijava() {
        return "mpijava".equals(System.getProperty("panmpi.launcher"));
    }

    /**
     * Returns true if the JVM has the module {@code jdk.management}. A runtime image of jlink has
     * this module only if it was added.
     */
    static boolean hasManagement() {
        return ModuleLayer.boot().findModule("jdk.management").isPresent();
    }

    private static Finding java() {
        String found = System.getProperty("java.runtime.version") + ", " + home();
        String passedOver = passedOver();
        if (!passedOver.isEmpty()) {
            return Finding.warning(
                    "java",
                    found + "; " + passedOver,
                    "set JAVA_HOME to the folder of a JDK 25, or unset it");
        }
        return isMpijava()
                ? Finding.ok("java", found + ", started by mpijava")
                : Finding.note(
                        "java",
                        found + ", started by plain java",
                        "start programs with mpijava: it sets the options of the JVM that MPI programs need");
    }

    private static String home() {
        return System.getProperty("java.home");
    }

    /**
     * Returns the reason why mpijava does not run the JVM in JAVA_HOME; empty if it does, or if
     * JAVA_HOME is not set.
     */
    private static String passedOver() {
        String named = System.getenv("JAVA_HOME");
        if (!isMpijava() || named == null || named.isEmpty()) {
            return "";
        }
        Path folder = Path.of(named);
        if (!Files.isDirectory(folder)) {
            return "JAVA_HOME=" + named + " is no folder, and was passed over";
        }
        try {
            return folder.toRealPath().equals(Path.of(home()).toRealPath())
                    ? ""
                    : "JAVA_HOME=" + named + " is no Java 25 or later, and was passed over";
        } catch (IOException unreadable) {
            return "JAVA_HOME=" + named + " cannot be read: " + unreadable.getMessage();
        }
    }

    private static Finding collector() {
        String name =
                ManagementFactory.getGarbageCollectorMXBeans().stream()
                        .map(GarbageCollectorMXBean::getName)
                        .collect(Collectors.joining(", "));
        String obstacle = Pins.obstacle();
        return obstacle.isEmpty()
                ? Finding.ok("collector", name + "; long arrays are pinned")
                : Finding.warning(
                        "collector",
                        name + "; arrays are copied: " + obstacle,
                        "use -XX:+UseG1GC or -XX:+UseShenandoahGC, with libpanmpi.so: MPI then uses arrays"
                                + " in place");
    }

    private static Finding shim() {
        String obstacle = Diagnosis.shimObstacle();
        return obstacle.isEmpty()
                ? Finding.ok("libpanmpi", Diagnosis.shim().toString())
                : Finding.warning(
                        "libpanmpi",
                        obstacle,
                        "set XDG_CACHE_HOME to a folder of your own that programs may be loaded from,"
                                + " put libpanmpi.so next to the jar, or name it: -Dpanmpi.shim=");
    }

    private static Finding cache() {
        String option = "-XX:SharedArchiveFile=";
        var named = options().stream().filter(o -> o.startsWith(option)).toList();
        return named.isEmpty()
                ? Finding.note(
                        "start-up-cache", "none: programs start a third slower", cacheRemedy())
                : Finding.ok("start-up-cache", named.getLast().substring(option.length()));
    }

    private static String cacheRemedy() {
        if (!isMpijava()) {
            return "start programs with mpijava, which makes and uses one";
        }
        return "off".equals(System.getenv("PANMPI_AOT"))
                ? "unset PANMPI_AOT, which is off"
                : "mpijava --make-cache makes one, or says why not; PANMPI_AOT=/folder says where";
    }

    /**
     * Checks that only one class mpi.MPI is on the class path, since other Java bindings of MPI
     * have a class of that name, too.
     */
    private static Finding jars() {
        List<String> places;
        try {
            places = ClassPath.bindings();
        } catch (IOException unreadable) {
            places = List.of("the class path cannot be read: " + unreadable.getMessage());
        }
        if (places.size() < 2) {
            return Finding.ok("class-path", "one mpi.MPI: " + String.join("", places));
        }
        return Finding.warning(
                        "class-path",
                        "more than one mpi.MPI; the first one counts",
                        "take the jars of other MPI systems off the class path")
                .with(places);
    }
}
