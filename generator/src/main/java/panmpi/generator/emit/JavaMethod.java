package panmpi.generator.emit;

import java.util.List;
import panmpi.generator.emit.Body.JavaParam;

/**
 * A method of the facade before printing.
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
     * The documentation of a method.
     *
     * @param paragraphs what the method does; the first is its summary
     * @param prototype the C function
     * @param tags the tags of parameters, result and exceptions, in order
     */
    record Doc(List<String> paragraphs, String prototype, List<Tag> tags) {}

    /**
     * A tag of a method's documentation.
     *
     * @param name the name of the tag, such as {@code param}
     * @param subject the parameter or exception that it describes; empty for a result
     * @param says the text
     */
    record Tag(String name, String subject, String says) {}

    /** Shapes of a method's body. */
    enum Shape {
        /** The statements run in the frame of a call. */
        PLAIN,
        /**
         * A helper runs the statements, and the method makes a status of its result outside of the
         * frame.
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
     * The body of a method.
     *
     * @param shape its shape
     * @param function the C function that it calls
     * @param open the call that opens the frame
     * @param objects statements for buffers of objects, which run before the frame is opened
     * @param statements statements in the frame
     * @param received the datatype of the received message
     * @param constant the field that caches a result that never changes
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
