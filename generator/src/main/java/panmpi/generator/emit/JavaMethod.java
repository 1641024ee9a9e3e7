package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.emit.Body.JavaParam;

/**
 * A method of the facade, which {@link MethodPrinter} turns into Java source.
 *
 * @param owner the class that has it
 * @param name its name
 * @param isStatic whether it is static
 * @param params its parameters
 * @param result the type of its result, preceded by the method's type parameters if it has some
 * @param doc its documentation
 * @param body its statements
 */
record JavaMethod(
        String owner,
        String name,
        boolean isStatic,
        List<JavaParam> params,
        String result,
        Doc doc,
        Code body) {

    /** Copies the list, so that the caller cannot change this record later. */
    JavaMethod {
        params = List.copyOf(params);
    }

    /**
     * Documentation of a method.
     *
     * @param paragraphs what the method does; the first is its summary
     * @param prototype the C function
     * @param tags the tags of parameters, result and exceptions, in order
     */
    record Doc(List<String> paragraphs, String prototype, List<Tag> tags) {}

    /**
     * Tag in the documentation of a method.
     *
     * @param name the name of the tag, such as {@code param}
     * @param subject the parameter or exception that it describes; empty for a result
     * @param says the text
     */
    record Tag(String name, String subject, String says) {}

    /** Kinds of bodies; each has a template of its own. */
    enum Shape {
        /**
         * The statements run in a block that opens and closes the call's {@code Frame}, the object
         * with the memory of a call in progress.
         */
        PLAIN,
        /**
         * The statements are in a helper method. The method itself calls the helper, and makes a
         * status of the helper's result after the {@code Frame} is closed.
         */
        RECEIVE,
        /** The result is cached, so that the library is queried once for each object. */
        CONSTANT,
        /** The method takes objects in place of buffers, and calls another method. */
        OBJECTS,
        /** The method is a camelCase one, and calls another method. */
        ALIAS
    }

    /**
     * Body of a method.
     *
     * @param shape the kind of the body
     * @param function the C function that it calls
     * @param open the expression that opens the {@code Frame}
     * @param objects statements for buffers of objects, which run before the {@code Frame} is
     *     opened
     * @param statements statements that run while the {@code Frame} is open
     * @param received the expression for the datatype of the received message; the word {@code
     *     null} or empty if the method receives none
     * @param constant the name of the first output, which is also that of the field if the result
     *     is cached; empty if there is no output
     */
    record Code(
            Shape shape,
            String function,
            String open,
            List<String> objects,
            List<String> statements,
            String received,
            String constant) {}
}
