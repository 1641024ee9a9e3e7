package mpi.object.fory;

import org.apache.fory.resolver.TypeChecker;
import org.apache.fory.resolver.TypeResolver;

/** Checks each class that a message names with the filter, before the class is initialized. */
final class FilteredTypes implements TypeChecker {
    private final MessageState state;
    private final ClassLoader loader;

    FilteredTypes(MessageState state, ClassLoader loader) {
        this.state = state;
        this.loader = loader;
    }

    @Override
    public boolean checkType(TypeResolver resolver, String name) {
        state.met(name);
        try {
            return !state.rejects(Class.forName(name, false, loader), -1);
        } catch (ClassNotFoundException | LinkageError e) {
            // Fory itself reports a class that cannot be loaded.
            return true;
        }
    }
}
