/**
 * Makes the pages that compare the versions of each MPI library, and the report on versions that no
 * snapshot has yet; bindings are generated without this package. A snapshot holds all facts about
 * the header of one version; those of known versions are committed in {@code generated/api}.
 */
package panmpi.generator.track;
