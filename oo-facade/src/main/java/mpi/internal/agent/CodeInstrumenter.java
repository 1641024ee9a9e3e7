package mpi.internal.agent;

import static java.lang.constant.ConstantDescs.CD_Object;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.Attributes;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ArrayLoadInstruction;
import java.lang.classfile.instruction.ArrayStoreInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.LineNumber;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import mpi.internal.strict.access.Touch;

/** Adds calls of {@link Touch} before the accesses to memory in one method. */
final class CodeInstrumenter implements CodeTransform {

    private static final ClassDesc TOUCH = Touch.class.describeConstable().orElseThrow();
    private static final MethodTypeDesc ELEMENT =
            MethodTypeDesc.of(CD_void, CD_Object, CD_int, CD_int);
    private static final MethodTypeDesc RANGE =
            MethodTypeDesc.of(CD_void, CD_Object, CD_long, CD_long, CD_int, CD_int, CD_int);
    private static final MethodTypeDesc SIZE = MethodTypeDesc.of(CD_long, CD_Object);

    private final CodeModel code;
    private final SiteNumbers sites;
    private int line = -1;
    private SpareLocals locals;

    CodeInstrumenter(CodeModel code, SiteNumbers sites) {
        this.code = code;
        this.sites = sites;
    }

    /** Returns true for an instruction that accesses memory, so that a call is added before it. */
    static boolean isAccess(CodeElement element) {
        return switch (element) {
            case ArrayLoadInstruction load -> load.typeKind() != TypeKind.REFERENCE;
            case ArrayStoreInstruction store -> store.typeKind() != TypeKind.REFERENCE;
            case InvokeInstruction call -> !effects(call).isEmpty();
            default -> false;
        };
    }

    private static List<Effect> effects(InvokeInstruction call) {
        return KnownCalls.of(
                call.owner().asInternalName(),
                call.name().stringValue(),
                call.typeSymbol(),
                call.opcode() == Opcode.INVOKESTATIC);
    }

    @Override
    public void atStart(CodeBuilder to) {
        locals = new SpareLocals(to);
    }

    @Override
    public void accept(CodeBuilder to, CodeElement element) {
        if (element instanceof LineNumber number) {
            line = number.line();
        } else if (isAccess(element)) {
            switch (element) {
                case ArrayLoadInstruction load -> element(to, "read");
                case ArrayStoreInstruction store -> store(to, store.typeKind().asLoadable());
                case InvokeInstruction call -> call(to, call);
                default -> throw new AssertionError(element);
            }
        }
        to.with(element);
    }

    /**
     * Copies the stack map frames that the compiler made for this method. Each frame then has the
     * new offset of its instruction.
     */
    @Override
    public void atEnd(CodeBuilder to) {
        code.findAttribute(Attributes.stackMapTable()).ifPresent(to::with);
    }

    private void element(CodeBuilder to, String use) {
        to.dup2().loadConstant(sites.of(line)).invokestatic(TOUCH, use, ELEMENT);
    }

    private void store(CodeBuilder to, TypeKind kind) {
        int value = locals.take(kind);
        to.storeLocal(kind, value);
        element(to, "write");
        to.loadLocal(kind, value);
        locals.giveBack();
    }

    private void call(CodeBuilder to, InvokeInstruction call) {
        CallArguments arguments = CallArguments.store(to, call, locals);
        for (Effect effect : effects(call)) {
            arguments.load(to, effect.argument());
            amount(to, arguments, effect.from());
            amount(to, arguments, effect.count());
            to.loadConstant(effect.unit())
                    .loadConstant(effect.mode())
                    .loadConstant(sites.of(line))
                    .invokestatic(TOUCH, "range", RANGE);
        }
        arguments.loadAll(to);
        locals.giveBack();
    }

    private static void amount(CodeBuilder to, CallArguments arguments, Effect.Amount amount) {
        switch (amount.source()) {
            case ARGUMENT -> arguments.loadLong(to, (int) amount.value());
            case SIZE -> {
                arguments.load(to, (int) amount.value());
                to.invokestatic(TOUCH, "size", SIZE);
            }
            case CONSTANT -> to.loadConstant(amount.value());
        }
    }
}
