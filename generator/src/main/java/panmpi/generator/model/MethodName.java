package panmpi.generator.model;

/**
 * The names of a facade method: in MPI's words, and by the naming rules of the facade.
 *
 * @param words the words of the C function's name without those of the class, such as {@code
 *     get_true_extent}
 * @param method name of the method
 * @param objects name of the method that takes objects in place of buffers
 * @param large name of the method with 64-bit counts, if it cannot be an overload
 */
public record MethodName(String words, String method, String objects, String large) {}
