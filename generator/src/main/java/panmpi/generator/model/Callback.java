package panmpi.generator.model;

/**
 * A typedef of a function type in the header, such as {@code MPI_User_function}, for functions that
 * MPI calls back.
 *
 * @param name name of the typedef
 * @param shape result and parameters of the functions of this type; its name is the typedef's, too
 */
public record Callback(String name, Function shape) {}
