package panmpi.generator.model;

/**
 * A function that one library has with other types than the binding.
 *
 * @param library title of the library's snapshot
 * @param function name of the function
 * @param signature the words that link it there, each integer of another width followed by its
 *     parameter's name; empty where the difference cannot be served
 * @param large the library's function with the types of the binding, for integers that do not fit;
 *     empty for none
 * @param reason why the difference cannot be served; empty where it can
 */
public record Deviation(
        String library, String function, String signature, String large, String reason) {

    /** Tests whether the library's function cannot be called by this binding. */
    public boolean isUnserved() {
        return signature.isEmpty();
    }
}
