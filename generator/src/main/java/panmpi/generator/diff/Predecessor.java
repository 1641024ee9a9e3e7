package panmpi.generator.diff;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/** Finds the existing snapshot that {@link WhatIsNew} compares a new header with. */
final class Predecessor {

    private Predecessor() {}

    /**
     * Returns the newest snapshot of the header's library that is not newer than the header, or
     * else the library's oldest snapshot. For a library without snapshots, returns the snapshot
     * that has the most functions in common with the header.
     */
    static Optional<Api> of(Api api, Collection<Api> known) {
        List<Api> same =
                known.stream()
                        .filter(k -> k.identity().library().equals(api.identity().library()))
                        .sorted(
                                Comparator.comparing(
                                        k -> k.identity().version(), Merged::byVersion))
                        .toList();
        return same.isEmpty()
                ? known.stream().max(Comparator.comparingInt(k -> shared(k, api)))
                : same.stream()
                        .filter(k -> !isNewer(k, api))
                        .reduce((older, newer) -> newer)
                        .or(() -> Optional.of(same.getFirst()));
    }

    private static boolean isNewer(Api a, Api b) {
        return Merged.byVersion(a.identity().version(), b.identity().version()) > 0;
    }

    /**
     * Returns the number of functions that both snapshots have, minus the number of functions that
     * only {@code a} has.
     */
    private static int shared(Api a, Api b) {
        Set<String> both = new HashSet<>(a.functions().keySet());
        both.retainAll(b.functions().keySet());
        return 2 * both.size() - a.functions().size();
    }
}
