/** Settings of a run of the case classes, and the table of its results. */
package panmpi.tests.run;
