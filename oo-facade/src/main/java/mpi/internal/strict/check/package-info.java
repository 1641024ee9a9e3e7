/** What the calls of this rank mean: steps for the referee, and mistakes that one rank shows. */
package mpi.internal.strict.check;
