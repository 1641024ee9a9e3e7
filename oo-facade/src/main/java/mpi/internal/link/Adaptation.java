package mpi.internal.link;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import mpi.abi.MissingFunctionException;

/**
 * Adapts a function whose integers have other widths in this library than in the binding. Integers
 * that are wider in the library are sign-extended. Integers that are narrower in the library are
 * checked before the call and then passed in 64 bits, of which the library reads 32. If the library
 * was mistaken for another version and reads all 64 bits, it finds the same number.
 *
 * <p>An adaptation is parsed from text such as {@code int(pointer,int count) else MPI_Large}: an
 * integer of another width is followed by the name of its parameter, and {@code else} names the
 * function for integers that do not fit.
 *
 * @param function name of the function.
 * @param signature types to call the function with, in the syntax of {@link Signature}.
 * @param narrow for each parameter, its name if it is narrower in the library, else an empty text.
 * @param large name of the function to call for integers that do not fit; empty if there is none.
 */
public record Adaptation(String function, String signature, List<String> narrow, String large) {

    private static final String ELSE = ") else ";

    /** Prefix of a parameter that has 64 bits in the binding and 32 in the library. */
    private static final String NARROW = "int ";

    /** Parses the types in an ABI table's entry for a function. */
    static Adaptation parse(String function, String words) {
        int otherwise = words.indexOf(ELSE);
        String typed = otherwise < 0 ? words : words.substring(0, otherwise + 1);
        String large = otherwise < 0 ? "" : words.substring(otherwise + ELSE.length());
        StringBuilder signature = new StringBuilder(typed.substring(0, typed.indexOf('(') + 1));
        List<String> narrow = new ArrayList<>();
        String params = typed.substring(signature.length(), typed.length() - 1);
        for (String param : params.split(",")) {
            boolean isNarrow = param.startsWith(NARROW);
            int blank = param.indexOf(' ');
            String word = blank < 0 ? param : param.substring(0, blank);
            signature.append(narrow.isEmpty() ? "" : ",").append(isNarrow ? "long" : word);
            narrow.add(isNarrow ? param.substring(NARROW.length()) : "");
        }
        return new Adaptation(function, signature.append(')').toString(), narrow, large);
    }

    /**
     * Adapts a handle of the library's function to the Java type of the binding.
     *
     * @param direct handle of the library's function, of the types in {@link #signature}.
     * @param wanted the binding's type.
     * @param largeForm a handle of the binding's type for integers that do not fit; null if there
     *     is none.
     */
    MethodHandle adapt(MethodHandle direct, MethodType wanted, MethodHandle largeForm) {
        MethodHandle handle = direct;
        for (int i = 0; i < narrow.size(); i++) {
            if (!narrow.get(i).isEmpty()) {
                MethodHandle check = helper("check", long.class, Adaptation.class, String.class);
                check = MethodHandles.insertArguments(check, 0, this, narrow.get(i));
                handle = MethodHandles.filterArguments(handle, i, check);
            }
        }
        if (direct.type().returnType() == long.class && wanted.returnType() == int.class) {
            MethodHandle result = helper("narrowResult", int.class, Adaptation.class);
            handle = MethodHandles.filterReturnValue(handle, result.bindTo(this));
        }
        handle = MethodHandles.explicitCastArguments(handle, wanted);
        return largeForm == null ? handle : orElse(handle, largeForm);
    }

    /**
     * Returns a handle that calls {@code largeForm} if one of the integers does not fit into 32
     * bits, and {@code checked} otherwise.
     */
    private MethodHandle orElse(MethodHandle checked, MethodHandle largeForm) {
        MethodHandle handle = checked;
        for (int i = 0; i < narrow.size(); i++) {
            if (!narrow.get(i).isEmpty()) {
                List<Class<?>> before = checked.type().parameterList().subList(0, i);
                MethodHandle fits =
                        MethodHandles.dropArguments(helper("fits", boolean.class), 0, before);
                handle = MethodHandles.guardWithTest(fits, handle, largeForm);
            }
        }
        return handle;
    }

    private static boolean fits(long value) {
        return value == (int) value;
    }

    private static long check(Adaptation of, String name, long value) {
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
        return value;
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

    /**
     * Finds a method of this class by name and types. Its parameters are {@code before}, then a
     * {@code long}.
     */
    private static MethodHandle helper(String name, Class<?> result, Class<?>... before) {
        MethodType type = MethodType.methodType(result, before).appendParameterTypes(long.class);
        try {
            return MethodHandles.lookup().findStatic(Adaptation.class, name, type);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
