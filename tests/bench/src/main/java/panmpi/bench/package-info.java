/**
 * The driver of the bench: has contenders play the same games in turn, and compares their times.
 */
package panmpi.bench;
