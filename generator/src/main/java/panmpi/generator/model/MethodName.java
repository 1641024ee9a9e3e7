package panmpi.generator.model;

/**
 * The name of a facade method: in MPI's words, and as the naming rules of the facade spell it.
 *
 * @param words MPI's words without those of the class's name: {@code get_true_extent}
 * @param method the method
 * @param objects the method with objects in place of buffers
 * @param large the method with 64-bit counts, where its parameters do not tell it apart
 */
public record MethodName(String words, String method, String objects, String large) {}
