/** Helpers of case classes: the ranks of the job, patterns of data, variants of calls. */
package panmpi.tests.support;
