package mpi.internal.agent;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import mpi.internal.strict.access.Touch;

/**
 * Instruments the program's classes as they are loaded. A class that cannot be read is left
 * unchanged.
 */
final class ProgramTransformer implements ClassFileTransformer {

    private final Instrumentation instrumentation;
    private final ProgramClasses program = new ProgramClasses();
    private boolean hasTold;

    ProgramTransformer(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    @Override
    public byte[] transform(
            Module module,
            ClassLoader loader,
            String name,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] bytes) {
        if (redefined != null || !program.has(loader, name)) {
            return null;
        }
        try {
            byte[] instrumented = ClassInstrumenter.instrument(bytes);
            if (instrumented != null) {
                opens(module);
            }
            return instrumented;
        } catch (RuntimeException | LinkageError | StackOverflowError unreadable) {
            tell(name, unreadable);
            return null;
        }
    }

    /**
     * Makes a module of the program read panmpi's module, and panmpi's module export the package of
     * {@link Touch}, since the added calls in the classes of the program's module need this.
     */
    private void opens(Module module) {
        Module ours = Touch.class.getModule();
        if (!module.isNamed() && !ours.isNamed()) {
            return;
        }
        String room = Touch.class.getPackageName();
        if (ours.isNamed() && !ours.isExported(room, module)) {
            ours.addExports(room, module);
        }
        if (!module.canRead(ours)) {
            instrumentation.redefineModule(
                    module, Set.of(ours), Map.of(), Map.of(), Set.of(), Map.of());
        }
    }

    private synchronized void tell(String name, Throwable unreadable) {
        if (!hasTold) {
            hasTold = true;
            System.err.println(
                    "panmpi: accesses to memory in class %s are not seen by strict checks: %s"
                            .formatted(name.replace('/', '.'), unreadable));
        }
    }
}
