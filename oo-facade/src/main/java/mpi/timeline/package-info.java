/**
 * Timelines of jobs, for {@code mpijava --timeline}: the trace files of all ranks become one HTML
 * page, a summary, or files in the formats of Chrome and OTF2.
 */
package mpi.timeline;
