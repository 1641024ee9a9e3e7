/** What strict checks cost. */
package panmpi.bench.strict;
