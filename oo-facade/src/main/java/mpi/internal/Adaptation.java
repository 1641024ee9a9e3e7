package mpi.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import mpi.abi.MissingFunctionException;

/**
 * How a function is called whose integers have other widths in this library than in the binding.
 * Wider ones are extended; narrower ones are checked before the call, never cut off.
 *
 * <p>Parsed from words such as {@code int(pointer,int count) else MPI_Large}: an integer of another
 * width has the name of its parameter behind it, and {@code else} names the function for integers
 * that do not fit.
 *
 * @param function name of the function.
 * @param signature its types in this library, as {@link Signature} reads them.
 * @param names of each parameter of another width, its name; empty for the others.
 * @param large the function for integers that do not fit; empty for none.
 */
record Adaptation(String function, String signature, List<String> names, String large) {

    private static final String ELSE = ") else ";

    /** Reads what a table says of a function. */
    static Adaptation parse(String function, String words) {
        int otherwise = words.indexOf(ELSE);
        String typed = otherwise < 0 ? words : words.substring(0, otherwise + 1);
        String large = otherwise < 0 ? "" : words.substring(otherwise + ELSE.length());
        StringBuilder signature = new StringBuilder(typed.substring(0, typed.indexOf('(') + 1));
        List<String> names = new ArrayList<>();
        String params = typed.substring(signature.length(), typed.length() - 1);
        for (String param : params.split(",")) {
            int blank = param.indexOf(' ');
            signature.append(names.isEmpty() ? "" : ",");
            signature.append(blank < 0 ? param : param.substring(0, blank));
            names.add(blank < 0 ? "" : param.substring(blank + 1));
        }
        return new Adaptation(function, signature.append(')').toString(), names, large);
    }

    /**
     * Makes a handle of the binding's type.
     *
     * @param direct the library's function, with the widths that it has there.
     * @param wanted the binding's type.
     * @param largeForm a handle of the binding's type for integers that do not fit; null for none.
     */
    MethodHandle adapt(MethodHandle direct, MethodType wanted, MethodHandle largeForm) {
        MethodHandle handle = direct;
        for (int i = 0; i < wanted.parameterCount(); i++) {
            if (isNarrower(direct.type().parameterType(i), wanted.parameterType(i))) {
                MethodHandle narrow = helper("narrow", int.class, Adaptation.class, String.class);
                narrow = MethodHandles.insertArguments(narrow, 0, this, names.get(i));
                handle = MethodHandles.filterArguments(handle, i, narrow);
            }
        }
        if (isNarrower(wanted.returnType(), direct.type().returnType())) {
            MethodHandle narrow = helper("narrowResult", int.class, Adaptation.class);
            handle = MethodHandles.filterReturnValue(handle, narrow.bindTo(this));
        }
        handle = MethodHandles.explicitCastArguments(handle, wanted);
        return largeForm == null ? handle : orElse(handle, direct.type(), largeForm);
    }

    /** Calls the large form where one of the integers does not fit. */
    private static MethodHandle orElse(
            MethodHandle narrowed, MethodType direct, MethodHandle largeForm) {
        MethodHandle handle = narrowed;
        MethodType wanted = narrowed.type();
        for (int i = 0; i < wanted.parameterCount(); i++) {
            if (isNarrower(direct.parameterType(i), wanted.parameterType(i))) {
                List<Class<?>> before = wanted.parameterList().subList(0, i);
                MethodHandle fits =
                        MethodHandles.dropArguments(helper("fits", boolean.class), 0, before);
                handle = MethodHandles.guardWithTest(fits, handle, largeForm);
            }
        }
        return handle;
    }

    private static boolean isNarrower(Class<?> to, Class<?> from) {
        return to == int.class && from == long.class;
    }

    private static boolean fits(long value) {
        return value == (int) value;
    }

    private static int narrow(Adaptation of, String name, long value) {
        if (!fits(value)) {
            throw new MissingFunctionException(
                    of.function
                            + ": "
                            + name
                            + " "
                            + value
                            + " does not fit: in "
                            + Linkage.library()
                            + " it has 32 bits and is at most "
                            + Integer.MAX_VALUE
                            + ". Take a smaller one, or "
                            + of.wayOut());
        }
        return (int) value;
    }

    private String wayOut() {
        return large.isEmpty()
                ? "a library with 64-bit counts in this function"
                : "a newer version of this library, with " + large;
    }

    private static int narrowResult(Adaptation of, long value) {
        if (!fits(value)) {
            throw new ArithmeticException(
                    of.function
                            + " returned "
                            + value
                            + ", which does not fit into the int of this binding; the library is "
                            + Linkage.library());
        }
        return (int) value;
    }

    /** A method of this class that takes a {@code long} last. */
    private static MethodHandle helper(String name, Class<?> result, Class<?>... before) {
        MethodType type = MethodType.methodType(result, before).appendParameterTypes(long.class);
        try {
            return MethodHandles.lookup().findStatic(Adaptation.class, name, type);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
