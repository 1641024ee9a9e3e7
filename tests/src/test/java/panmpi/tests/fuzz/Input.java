package panmpi.tests.fuzz;

import mpi.object.Parts;

/**
 * Something to decode.
 *
 * @param parts as they might arrive.
 * @param count how many objects they are said to be.
 * @param hasDecoys whether no decoder may take them as they are.
 */
record Input(Parts parts, int count, boolean hasDecoys) {}
