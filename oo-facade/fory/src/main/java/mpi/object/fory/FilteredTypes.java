package mpi.object.fory;

import org.apache.fory.resolver.TypeChecker;
import org.apache.fory.resolver.TypeResolver;

/** Asks the filter about each class that a message names, before anything of the class is run. */
final class FilteredTypes implements TypeChecker {
    private final Beside beside;
    private final ClassLoader loader;

    FilteredTypes(Beside beside, ClassLoader loader) {
        this.beside = beside;
        this.loader = loader;
    }

    @Override
    public boolean checkType(TypeResolver resolver, String name) {
        beside.met(name);
        try {
            return !beside.rejects(Class.forName(name, false, loader), -1);
        } catch (ClassNotFoundException | LinkageError e) {
            // Fory finds that out, too, and says so.
            return true;
        }
    }
}
