package panmpi.generator.header.low;

import java.util.List;
import java.util.Optional;

/** What a C header declares, as far as low-level Java shows it. */
public sealed interface Declaration {

    /** The name in C. */
    String name();

    /** The C text that is quoted in the Javadoc. */
    String snippet();

    /**
     * A parameter of a function.
     *
     * @param name its name, {@code x0} and so on where the header gives none
     * @param layout how it travels
     */
    record Parameter(String name, Layout layout) {}

    /**
     * A field of a struct.
     *
     * @param name its name
     * @param snippet its declaration in C
     * @param layout its type
     * @param offset bytes from the start of the struct
     * @param size bytes it takes
     */
    record Field(String name, String snippet, Layout layout, long offset, long size) {}

    /** The value of a constant. */
    sealed interface Value {}

    /** An integer, or the number in a pointer. */
    record Whole(long value) implements Value {}

    /** A floating point number. */
    record Real(double value) implements Value {}

    /** A string literal. */
    record Text(String value) implements Value {}

    /** A function of the library; an empty {@code returns} stands for {@code void}. */
    record Function(
            String name,
            String snippet,
            Optional<Layout> returns,
            List<Parameter> parameters,
            boolean variadic)
            implements Declaration {}

    /** A macro or an enumeration constant with a value known at compile time. */
    record Constant(String name, String snippet, Layout layout, Value value)
            implements Declaration {}

    /** A typedef of a scalar. */
    record Typedef(String name, String snippet, Layout layout) implements Declaration {}

    /** A typedef that gives a struct a second name. */
    record Alias(String name, String snippet, String struct) implements Declaration {}

    /** A typedef of a function, or of a pointer to one. */
    record Callback(
            String name, String snippet, Optional<Layout> returns, List<Parameter> parameters)
            implements Declaration {}

    /** A variable of the library. */
    record Variable(String name, String snippet, Layout layout) implements Declaration {}

    /** A struct or union with its fields; {@code tag} is the name its layout carries. */
    record Struct(
            String name, String snippet, String tag, boolean union, List<Field> fields, long size)
            implements Declaration {}
}
