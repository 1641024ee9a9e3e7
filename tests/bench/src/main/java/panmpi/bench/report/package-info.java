/**
 * Writes a page and the pictures of the documents from the results of all benches. It only reads
 * files, and starts no job.
 */
package panmpi.bench.report;
