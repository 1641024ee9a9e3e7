package mpi.internal.discovery;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Container that this process runs in, for error messages. If the launcher is outside the
 * container, and the MPI inside is another one, the ranks do not find each other.
 *
 * @param engine name of the container engine, as far as {@code sign} shows it.
 * @param sign file or environment variable that shows that there is a container.
 */
public record Container(String engine, String sign) {

    /**
     * Map from environment variables to the container engines that set them. The variables are
     * tested before the files that show a container, since an image that one engine runs may
     * contain the file of another engine.
     */
    private static final Map<String, String> VARIABLES =
            Map.of(
                    "APPTAINER_CONTAINER", "Apptainer",
                    "SINGULARITY_CONTAINER", "Singularity",
                    "CH_RUNNING", "Charliecloud");

    private static final List<Container> FILES =
            List.of(
                    new Container("Podman", "/run/.containerenv"),
                    new Container("Docker", "/.dockerenv"));

    /** Environment variable that many engines set to their name. */
    private static final String GENERAL = "container";

    private static final String KUBERNETES = "KUBERNETES_SERVICE_HOST";

    /** List of the files and variables by which a container is detected, for messages. */
    public static final String SIGNS =
            "/.dockerenv, /run/.containerenv, APPTAINER_CONTAINER, SINGULARITY_CONTAINER, CH_RUNNING, "
                    + GENERAL
                    + ", "
                    + KUBERNETES;

    /** Detects the container of this process; empty if the process runs in no container. */
    public static Optional<Container> find() {
        return find(Path.of("/"), System.getenv());
    }

    /** Detects a container by its root directory and its environment. */
    static Optional<Container> find(Path root, Map<String, String> environment) {
        for (var variable :
                VARIABLES.entrySet().stream().sorted(Map.Entry.comparingByKey()).toList()) {
            if (isSet(environment, variable.getKey())) {
                return Optional.of(new Container(variable.getValue(), variable.getKey()));
            }
        }
        for (Container file : FILES) {
            if (Files.exists(root.resolve(file.sign.substring(1)))) {
                return Optional.of(file);
            }
        }
        if (isSet(environment, GENERAL)) {
            return Optional.of(new Container(environment.get(GENERAL), GENERAL));
        }
        return isSet(environment, KUBERNETES)
                ? Optional.of(new Container("Kubernetes", KUBERNETES))
                : Optional.empty();
    }

    private static boolean isSet(Map<String, String> environment, String variable) {
        return !environment.getOrDefault(variable, "").isEmpty();
    }

    @Override
    public String toString() {
        return engine + ", by " + sign;
    }
}
