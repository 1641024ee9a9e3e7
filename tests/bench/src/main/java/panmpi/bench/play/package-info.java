/** What runs on the ranks of panmpi in the bench: the games, on arrays and on segments. */
package panmpi.bench.play;
