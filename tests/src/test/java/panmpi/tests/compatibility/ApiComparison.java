package panmpi.tests.compatibility;

import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.model.JApiBehavior;
import japicmp.model.JApiChangeStatus;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import japicmp.model.JApiField;
import japicmp.model.JApiHasChangeStatus;
import japicmp.model.JApiParameter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Differences between the public APIs of two versions, which {@link ApiCompareTest} finds with
 * japicmp.
 *
 * @param broken members that were removed, or changed incompatibly, each with its kind of change.
 * @param added classes and members that are new.
 */
record ApiComparison(List<String> broken, List<String> added) {

    static ApiComparison of(Path older, Path newer) {
        var options = new JarArchiveComparatorOptions();
        options.setNoAnnotations(true);
        options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
        List<JApiClass> classes =
                new JarArchiveComparator(options).compare(archive(older), archive(newer));
        Map<String, String> broken = new TreeMap<>();
        Map<String, String> added = new TreeMap<>();
        for (JApiClass type : classes) {
            parts(type).forEach((name, part) -> sort(name, part, broken, added));
        }
        return new ApiComparison(
                broken.entrySet().stream().map(e -> e.getKey() + ": " + e.getValue()).toList(),
                List.copyOf(added.keySet()));
    }

    private static JApiCmpArchive archive(Path jar) {
        return new JApiCmpArchive(jar.toFile(), "");
    }

    /**
     * Returns the class and its members by name; only the class if it was added or removed as a
     * whole.
     */
    private static Map<String, JApiCompatibility> parts(JApiClass type) {
        String name = type.getFullyQualifiedName();
        Map<String, JApiCompatibility> parts = new TreeMap<>();
        parts.put(name, type);
        if (isWhole(type)) {
            return parts;
        }
        parts.put(name + " (superclass)", type.getSuperclass());
        type.getInterfaces()
                .forEach(i -> parts.put(name + " (" + i.getFullyQualifiedName() + ")", i));
        Stream.<JApiBehavior>concat(type.getMethods().stream(), type.getConstructors().stream())
                .forEach(member -> parts.put(name + "." + signature(member), member));
        for (JApiField field : type.getFields()) {
            parts.put(name + "." + field.getName(), field);
        }
        return parts;
    }

    private static boolean isWhole(JApiClass type) {
        return type.getChangeStatus() == JApiChangeStatus.NEW
                || type.getChangeStatus() == JApiChangeStatus.REMOVED;
    }

    private static String signature(JApiBehavior member) {
        return member.getParameters().stream()
                .map(JApiParameter::getType)
                .map(type -> type.substring(type.lastIndexOf('.') + 1))
                .collect(Collectors.joining(", ", member.getName() + "(", ")"));
    }

    private static void sort(
            String name,
            JApiCompatibility part,
            Map<String, String> broken,
            Map<String, String> added) {
        String reasons =
                part.getCompatibilityChanges().stream()
                        .map(change -> change.getType())
                        .filter(type -> !type.isBinaryCompatible() || !type.isSourceCompatible())
                        .map(type -> type.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                        .distinct()
                        .collect(Collectors.joining(", "));
        if (!reasons.isEmpty()) {
            broken.put(name, reasons);
        } else if (((JApiHasChangeStatus) part).getChangeStatus() == JApiChangeStatus.NEW) {
            added.put(name, "");
        }
    }
}
