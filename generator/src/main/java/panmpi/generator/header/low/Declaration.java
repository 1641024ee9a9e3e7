package panmpi.generator.header.low;

import java.util.List;
import java.util.Optional;

/**
 * A declaration in a C header, with what is needed to write low-level Java for it, the source that
 * jextract would generate: its name, its C text, its Java types and memory layouts.
 */
public sealed interface Declaration {

    /** The name in C. */
    String name();

    /** The C text that is quoted in the Javadoc. */
    String snippet();

    /**
     * A parameter of a function.
     *
     * @param name its name; where the header gives none, {@code x0}, {@code x1}, ..., and in a
     *     function typedef {@code _x0}, {@code _x1}, ...
     * @param layout its Java type and memory layout
     */
    record Parameter(String name, Layout layout) {}

    /**
     * A field of a struct.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param layout its type
     * @param offset its offset from the start of the struct, in bytes
     * @param size its size in bytes
     */
    record Field(String name, String snippet, Layout layout, long offset, long size) {}

    /** The value of a constant. */
    sealed interface Value {}

    /**
     * An integer, or the address in a pointer.
     *
     * @param value the number
     */
    record Whole(long value) implements Value {}

    /**
     * A floating point number.
     *
     * @param value the number
     */
    record Real(double value) implements Value {}

    /**
     * A string literal.
     *
     * @param value the characters
     */
    record Text(String value) implements Value {}

    /**
     * A function of the library.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param returns what it returns; empty stands for {@code void}
     * @param parameters its fixed parameters
     * @param variadic whether more arguments may follow
     */
    record Function(
            String name,
            String snippet,
            Optional<Layout> returns,
            List<Parameter> parameters,
            boolean variadic)
            implements Declaration {}

    /**
     * A macro or an enumeration constant with a value known at compile time.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param layout its type
     * @param value its value
     */
    record Constant(String name, String snippet, Layout layout, Value value)
            implements Declaration {}

    /**
     * A typedef of a scalar.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param layout its type
     */
    record Typedef(String name, String snippet, Layout layout) implements Declaration {}

    /**
     * A typedef that gives a struct a second name.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param struct the struct's own name
     */
    record Alias(String name, String snippet, String struct) implements Declaration {}

    /**
     * A typedef of a function, or of a pointer to one.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param returns what it returns; empty stands for {@code void}
     * @param parameters its fixed parameters
     */
    record Callback(
            String name, String snippet, Optional<Layout> returns, List<Parameter> parameters)
            implements Declaration {}

    /**
     * A variable of the library.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param layout its type
     */
    record Variable(String name, String snippet, Layout layout) implements Declaration {}

    /**
     * A struct or union.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param tag the name of its memory layout: the tag in C, or a made-up name if there is no tag
     * @param union whether its fields overlap
     * @param fields its fields
     * @param size its size in bytes
     */
    record Struct(
            String name, String snippet, String tag, boolean union, List<Field> fields, long size)
            implements Declaration {}
}
