package mpi.internal;

import java.io.IOException;
import java.net.URL;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Finds the jars and folders of the class path that contain a class {@code mpi.MPI}. There may be
 * several, since other Java bindings of MPI have a class of this name, too.
 */
public final class ClassPath {

    private static final String CLASS = "mpi/MPI.class";

    private ClassPath() {}

    /**
     * Lists the jars and folders of the class path that contain a class {@code mpi.MPI}.
     *
     * @return their paths, in the order of the class path; the first one is used.
     * @throws IOException if the class path cannot be read.
     */
    public static List<String> bindings() throws IOException {
        List<String> places = new ArrayList<>();
        ClassLoader loader = ClassPath.class.getClassLoader();
        for (URL place : Collections.list(loader.getResources(CLASS))) {
            places.add(path(place.toString()));
        }
        // If panmpi is both a module and the Java agent, its jar is found twice.
        return places.stream().distinct().toList();
    }

    /** Returns a warning if the class path has another Java binding of MPI; otherwise empty. */
    public static String conflict() {
        try {
            List<String> places = bindings();
            return places.size() < 2
                    ? ""
                    : "panmpi: more than one class mpi.MPI is on the class path: "
                            + String.join(", ", places)
                            + ". The first one is used; take the others off the class path";
        } catch (IOException unreadable) {
            return "";
        }
    }

    /**
     * Returns the path of the jar or folder in the URL of a resource, such as {@code
     * jar:file:/a/b.jar!/mpi/MPI.class}. For a module, the URL has {@code file:///} instead of
     * {@code file:/}.
     */
    static String path(String resource) {
        String place = resource.substring(0, resource.length() - CLASS.length());
        String path = place.replaceFirst("^(jar:)?file:(//(?=/))?", "").replaceFirst("!?/$", "");
        // URLDecoder would decode a plus sign as a blank, as in web forms.
        return URLDecoder.decode(path.replace("+", "%2B"), StandardCharsets.UTF_8);
    }
}
