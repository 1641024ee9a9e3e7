package mpi.internal;

import java.util.Arrays;
import java.util.jar.JarFile;

/** Stands for the class of that name in panmpi.jar. */
public class JarMain {
    public static void main(String[] args) throws Exception {
        String name;
        try (JarFile jar = new JarFile(args[0])) {
            name = jar.getManifest().getMainAttributes().getValue("Main-Class");
        }
        String[] rest = Arrays.copyOfRange(args, 1, args.length);
        Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) rest);
    }
}
