/** Helpers of case classes: the ranks of the job, patterns of data, forms of calls. */
package panmpi.tests.support;
