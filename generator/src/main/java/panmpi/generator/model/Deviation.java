package panmpi.generator.model;

/**
 * A function that a library declares with other types than the binding.
 *
 * @param library title of the library's snapshot
 * @param function name of the function
 * @param signature the signature by which the library's function is linked, in which an integer of
 *     another width than in the binding is followed by the name of its parameter; empty if the
 *     function cannot be called
 * @param large name of the library's large-count function, which has the types of the binding and
 *     is called if an integer does not fit the library's usual function; empty if there is none
 * @param reason why the function cannot be called; empty if it can
 */
public record Deviation(
        String library, String function, String signature, String large, String reason) {

    /** Tests whether the library's function cannot be called by this binding. */
    public boolean isUnserved() {
        return signature.isEmpty();
    }
}
