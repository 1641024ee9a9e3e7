/** Surroundings of a run of the case classes: its settings, and the table of its results. */
package panmpi.tests.run;
