/** Futures, sums and executors beside what does the same without them; programs of ranks. */
package panmpi.bench.concurrent;
