package mpi.internal.agent;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;

/**
 * Arguments of a method call in the program. Emitted code moves them from the operand stack to
 * local variables, so that the added calls can read them, and then back for the method call itself.
 * Unless the method is static, the first argument is the object on which the method is called.
 */
final class CallArguments {

    private final TypeKind[] kinds;
    private final int[] slots;

    private CallArguments(int count) {
        kinds = new TypeKind[count];
        slots = new int[count];
    }

    /** Emits code that moves the arguments of a call from the stack to local variables. */
    static CallArguments store(CodeBuilder to, InvokeInstruction call, SpareLocals locals) {
        boolean hasObject = call.opcode() != Opcode.INVOKESTATIC;
        int shift = hasObject ? 1 : 0;
        CallArguments arguments = new CallArguments(call.typeSymbol().parameterCount() + shift);
        // The object of a constructor call stays on the stack: it is not initialized yet, so that
        // the JVM lets no other code use it.
        boolean isNew = call.name().equalsString("<init>");
        if (hasObject && !isNew) {
            arguments.kinds[0] = TypeKind.REFERENCE;
        }
        for (ClassDesc parameter : call.typeSymbol().parameterList()) {
            arguments.kinds[shift++] = TypeKind.from(parameter).asLoadable();
        }
        for (int i = arguments.kinds.length - 1; i >= (isNew ? 1 : 0); i--) {
            arguments.slots[i] = locals.take(arguments.kinds[i]);
            to.storeLocal(arguments.kinds[i], arguments.slots[i]);
        }
        return arguments;
    }

    /** Emits code that puts the argument of index {@code argument} on the stack. */
    void load(CodeBuilder to, int argument) {
        to.loadLocal(kinds[argument], slots[argument]);
    }

    /** Emits code that puts an int or long argument on the stack, as a long. */
    void loadLong(CodeBuilder to, int argument) {
        load(to, argument);
        if (kinds[argument] == TypeKind.INT) {
            to.i2l();
        }
    }

    /** Emits code that puts all arguments back on the stack. */
    void loadAll(CodeBuilder to) {
        for (int i = 0; i < kinds.length; i++) {
            if (kinds[i] != null) {
                load(to, i);
            }
        }
    }
}
