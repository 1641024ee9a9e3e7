package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import panmpi.generator.model.FacadeMethod;

/**
 * Makes the source text of the calls that a method makes to itself and to related methods if its
 * buffers hold Java objects. In such a call, other arguments replace the arguments that describe a
 * buffer.
 *
 * @param form the method, in its usual or its large form
 * @param body the parameters and statements of the method
 */
record Relatives(Form form, Body body) {

    /** Returns the related calls. */
    RelatedCalls calls() {
        return new RelatedCalls(form);
    }

    List<String> arguments() {
        return body.params().stream().map(Body.JavaParam::name).toList();
    }

    /**
     * Tests whether the parameters that describe a buffer follow each other directly among the
     * parameters of the method.
     */
    boolean holds(MessageBuffer b) {
        return Collections.indexOfSubList(arguments(), b.items()) >= 0;
    }

    /**
     * Returns the method's arguments, in which {@code others} replace the arguments that describe a
     * buffer.
     */
    List<String> with(MessageBuffer b, List<String> others) {
        return replaced(arguments(), b, others);
    }

    /**
     * Returns the method's arguments, in which {@code others} replace those that describe buffer
     * {@code a}, and {@code more} those that describe buffer {@code b}.
     */
    List<String> with(MessageBuffer a, List<String> others, MessageBuffer b, List<String> more) {
        return replaced(replaced(arguments(), a, others), b, more);
    }

    private static List<String> replaced(
            List<String> arguments, MessageBuffer b, List<String> others) {
        int start = Collections.indexOfSubList(arguments, b.items());
        if (start < 0) {
            throw new AssertionError(b.items() + " do not stand together in " + arguments);
        }
        List<String> result = new ArrayList<>(arguments);
        List<String> described = result.subList(start, start + b.items().size());
        described.clear();
        described.addAll(others);
        return result;
    }

    /** Returns a call of the method itself. */
    String again(List<String> arguments) {
        return call(form.method(), arguments);
    }

    static String call(FacadeMethod method, List<String> arguments) {
        return method.name() + "(" + String.join(", ", arguments) + ")";
    }
}
