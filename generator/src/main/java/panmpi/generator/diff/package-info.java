/**
 * Compares two snapshots, and finds the effect of their differences on programs; not a stage of the
 * pipeline. A snapshot holds all facts about the header of one version of a library.
 */
package panmpi.generator.diff;
