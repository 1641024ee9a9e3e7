/** The bench's program for the ranks of panmpi: the games, on arrays and on segments. */
package panmpi.bench.play;
