package panmpi.tests.fuzz;

import mpi.object.Parts;

/**
 * Parts that a codec has to decode.
 *
 * @param parts the bytes and arrays, as they might arrive.
 * @param count claimed number of objects.
 * @param hasDecoys true if the objects contain classes that the filter rejects, so that every
 *     decoder must refuse the parts, unless they are damaged on the way.
 */
record Input(Parts parts, int count, boolean hasDecoys) {}
