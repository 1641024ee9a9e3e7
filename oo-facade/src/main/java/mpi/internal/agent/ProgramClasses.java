package mpi.internal.agent;

import java.util.List;

/** Distinguishes the program's classes from the classes of the JDK, of panmpi and of tools. */
final class ProgramClasses {

    /** Beginnings of the names of classes that are not the program's. */
    private static final List<String> OTHERS =
            List.of(
                    "mpi/",
                    "java/",
                    "javax/",
                    "jdk/",
                    "sun/",
                    "com/sun/",
                    "com/intellij/rt/",
                    "net/bytebuddy/",
                    "org/apache/fory/",
                    "org/apache/maven/",
                    "org/apiguardian/",
                    "org/gradle/",
                    "org/jacoco/",
                    "org/junit/",
                    "org/mockito/",
                    "org/opentest4j/",
                    "worker/org/gradle/");

    private final ClassLoader ours = ProgramClasses.class.getClassLoader();

    /** Returns true if a class is the program's, and its class loader can find panmpi's classes. */
    boolean has(ClassLoader loader, String name) {
        return name != null && isBelowOurs(loader) && OTHERS.stream().noneMatch(name::startsWith);
    }

    private boolean isBelowOurs(ClassLoader loader) {
        for (ClassLoader at = loader; at != null; at = at.getParent()) {
            if (at == ours) {
                return true;
            }
        }
        return false;
    }
}
