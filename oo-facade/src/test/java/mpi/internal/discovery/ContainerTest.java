package mpi.internal.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a container is recognized by its variables and files. */
final class ContainerTest {

    @TempDir private Path root;

    @Test
    void variables() {
        assertFound("", Map.of());
        assertFound("", Map.of("container", ""));
        assertFound("oci, by container", Map.of("container", "oci"));
        assertFound(
                "Kubernetes, by KUBERNETES_SERVICE_HOST",
                Map.of("KUBERNETES_SERVICE_HOST", "10.0.0.1"));
        var both = Map.of("APPTAINER_CONTAINER", "/a.sif", "SINGULARITY_CONTAINER", "/a.sif");
        assertFound("Apptainer, by APPTAINER_CONTAINER", both);
    }

    @Test
    void files() throws IOException {
        Files.createFile(root.resolve(".dockerenv"));
        assertFound("Docker, by /.dockerenv", Map.of());
        Files.createFile(Files.createDirectory(root.resolve("run")).resolve(".containerenv"));
        assertFound("Podman, by /run/.containerenv", Map.of("container", "podman"));
        assertFound("Apptainer, by APPTAINER_CONTAINER", Map.of("APPTAINER_CONTAINER", "/a.sif"));
    }

    private void assertFound(String container, Map<String, String> environment) {
        assertEquals(
                container, Container.find(root, environment).map(Container::toString).orElse(""));
    }
}
