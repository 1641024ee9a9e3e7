package panmpi.generator;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Default values of options in the runnable jar, which is used outside a checkout. If the current
 * folder lacks the folder that an option names by default (templates, hand-written sources or
 * {@code generated}), the default is the copy in the jar.
 */
final class BundledDefaults implements IDefaultValueProvider {

    /**
     * For each option, the folder that it names in a checkout, and the name of its copy in the jar.
     */
    private static final Map<String, Folder> FOLDERS =
            Map.of(
                    "--templates", new Folder("templates", "templates"),
                    "--facade", new Folder("oo-facade/src/main/java", "facade"),
                    "--committed", new Folder("generated", "generated"));

    private final Bundle bundle;
    private final Path current;

    private record Folder(String ofCheckout, String ofJar) {}

    BundledDefaults(Bundle bundle, Path current) {
        this.bundle = bundle;
        this.current = current;
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option) || !bundle.isThere()) {
            return null;
        }
        if (option.longestName().equals("--out") && option.command().name().equals("bindings")) {
            return isHere("--committed") ? null : FOLDERS.get("--committed").ofCheckout();
        }
        Folder folder = FOLDERS.get(option.longestName());
        return folder == null || isHere(option.longestName())
                ? null
                : bundle.unpacked().resolve(folder.ofJar()).toString();
    }

    private boolean isHere(String option) {
        return Files.isDirectory(current.resolve(FOLDERS.get(option).ofCheckout()));
    }
}
