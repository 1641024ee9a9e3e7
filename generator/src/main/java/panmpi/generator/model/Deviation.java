package panmpi.generator.model;

/**
 * A function that a library declares with other types than the binding.
 *
 * @param library title of the library's snapshot
 * @param function name of the function
 * @param signature the signature by which the library's function is linked, each integer of another
 *     width followed by its parameter's name; empty if the function cannot be called
 * @param large the library's function that has the types of the binding, to call if an integer does
 *     not fit; empty if there is none
 * @param reason why the function cannot be called; empty if it can
 */
public record Deviation(
        String library, String function, String signature, String large, String reason) {

    /** Tests whether the library's function cannot be called by this binding. */
    public boolean isUnserved() {
        return signature.isEmpty();
    }
}
