/** Pictures of jobs: the traces of all ranks become one page, and a summary. */
package mpi.timeline;
