package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Set;

/**
 * Creates and checks the user's cache folder. Only this user or root may be able to write in it,
 * since the JVM runs the code in it.
 */
final class PrivateFolder {

    private static final int OTHERS_WRITE = 0022;
    private static final int STICKY = 01000;
    private static final int MODE = 07777;

    private static final Set<PosixFilePermission> OWN =
            PosixFilePermissions.fromString("rwx------");

    private PrivateFolder() {}

    /**
     * Returns the cache folder, and creates it if it is missing.
     *
     * @return its real path.
     * @throws IOException if there is no folder that only this user or root can change.
     */
    static Path open() throws IOException {
        Path folder = named();
        makeWithParent(folder);
        Path real = folder.toRealPath();
        check(real, false);
        for (Path above = real.getParent();
                above != null && above.getParent() != null;
                above = above.getParent()) {
            check(above, true);
        }
        return real;
    }

    /**
     * Creates the folder and its parent, but no folders above the parent. Throws if the folder HOME
     * does not exist, since the variable is then wrong, or the user has no home directory.
     */
    private static void makeWithParent(Path folder) throws IOException {
        Path parent = folder.getParent();
        if (!Files.isDirectory(parent)) {
            makeOne(parent);
        }
        makeOne(folder);
    }

    private static void makeOne(Path folder) throws IOException {
        try {
            Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWN));
        } catch (FileAlreadyExistsException there) {
            if (!Files.isDirectory(folder)) {
                throw there;
            }
        }
    }

    /** Creates a folder in the cache if it is missing; throws if others can change it. */
    static void make(Path folder) throws IOException {
        makeOne(folder);
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        check(folder, false);
    }

    /** Returns {@code $XDG_CACHE_HOME/panmpi}, or else {@code $HOME/.cache/panmpi}. */
    private static Path named() throws IOException {
        String cache = System.getenv("XDG_CACHE_HOME");
        if (cache != null && cache.startsWith("/")) {
            return Path.of(cache, "panmpi");
        }
        String home = System.getenv("HOME");
        if (home != null && home.startsWith("/")) {
            return Path.of(home, ".cache", "panmpi");
        }
        throw new IOException("neither XDG_CACHE_HOME nor HOME names a folder");
    }

    /**
     * Throws if users other than this one and root can change a folder. If {@code isAbove}, the
     * folder is above the cache folder. Others may then write in it if it is sticky, like /tmp,
     * since no other user can rename our files there.
     */
    private static void check(Path folder, boolean isAbove) throws IOException {
        Map<String, Object> facts = facts(folder);
        if (!isOurs(facts)) {
            throw new IOException(
                    "%s belongs to user %s, neither to this user nor to root"
                            .formatted(folder, facts.get("uid")));
        }
        int mode = (int) facts.get("mode");
        boolean isSticky = isAbove && (mode & STICKY) != 0;
        if ((mode & OTHERS_WRITE) != 0 && !isSticky) {
            throw new IOException(
                    "others may write in %s (mode %04o)".formatted(folder, mode & MODE));
        }
    }

    /** Tests whether a file is regular and only this user or root can have written it. */
    static boolean isTrusted(Path file) throws IOException {
        Map<String, Object> facts = facts(file);
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && isOurs(facts)
                && ((int) facts.get("mode") & OTHERS_WRITE) == 0;
    }

    private static boolean isOurs(Map<String, Object> facts) throws IOException {
        Object user = Files.getAttribute(Path.of("/proc/self"), "unix:uid");
        return facts.get("uid").equals(user) || facts.get("uid").equals(0);
    }

    private static Map<String, Object> facts(Path file) throws IOException {
        return Files.readAttributes(file, "unix:uid,mode", LinkOption.NOFOLLOW_LINKS);
    }
}
