package panmpi.tests.fuzz;

import mpi.object.Parts;

/**
 * Parts that a codec has to decode.
 *
 * @param parts the bytes and arrays, as they might arrive.
 * @param count claimed number of objects.
 * @param hasDecoys true if every decoder must refuse them, unless they are damaged on the way.
 */
record Input(Parts parts, int count, boolean hasDecoys) {}
