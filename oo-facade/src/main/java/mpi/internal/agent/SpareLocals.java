package mpi.internal.agent;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.util.ArrayList;
import java.util.List;

/**
 * Allocator of additional local variables in an instrumented method. The added calls keep the
 * arguments of the program's call there, between two of the method's own instructions.
 */
final class SpareLocals {

    private final CodeBuilder code;
    private final List<Spare> all = new ArrayList<>();

    /**
     * Additional local variable of the method; {@code isTaken} is true while an added call keeps an
     * argument in it.
     */
    private static final class Spare {
        private final TypeKind kind;
        private final int slot;
        private boolean isTaken;

        Spare(TypeKind kind, int slot) {
            this.kind = kind;
            this.slot = slot;
        }
    }

    SpareLocals(CodeBuilder code) {
        this.code = code;
    }

    /** Takes a free local variable of a kind, or adds a new one; returns its slot. */
    int take(TypeKind kind) {
        for (Spare spare : all) {
            if (!spare.isTaken && spare.kind == kind) {
                spare.isTaken = true;
                return spare.slot;
            }
        }
        Spare spare = new Spare(kind, code.allocateLocal(kind));
        spare.isTaken = true;
        all.add(spare);
        return spare.slot;
    }

    /** Makes all variables free for later calls of {@link #take}. */
    void giveBack() {
        all.forEach(spare -> spare.isTaken = false);
    }
}
