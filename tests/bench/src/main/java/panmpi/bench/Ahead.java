package panmpi.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sizes at which panmpi is ahead of another binding, by the medians of the ratios of times taken in
 * pairs.
 *
 * @param results of all events.
 * @param other the other binding's entry.
 */
record Ahead(List<Result> results, String other) {

    /**
     * A line for each way of panmpi and for C, which an entry beats only by chance, and others
     * where it is not ahead everywhere.
     */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Lineup.OWN.forEach(own -> addLines(lines, own, "panmpi's " + own));
        addLines(lines, Result.REFERENCE, "C itself");
        return lines;
    }

    private void addLines(List<String> lines, String own, String name) {
        Map<String, List<Result>> games = games(own);
        if (games.isEmpty()) {
            return;
        }
        List<String> counts = new ArrayList<>();
        games.forEach((game, sizes) -> counts.add(count(game, sizes, own)));
        counts.removeIf(String::isEmpty);
        String where = counts.isEmpty() ? "nothing" : String.join(", ", counts);
        lines.add(name + " ahead of " + other + " at " + where);
        add(lines, "  as fast, as far as this tells, at ", others(games, own, false));
        add(lines, "  behind at ", others(games, own, true));
    }

    private static void add(List<String> lines, String head, List<String> events) {
        if (!events.isEmpty()) {
            lines.add(head + String.join(", ", events));
        }
    }

    /** The results of each game that both played. */
    private Map<String, List<Result>> games(String own) {
        Map<String, List<Result>> games = new LinkedHashMap<>();
        for (Result result : results) {
            if (result.has(other) && result.has(own)) {
                games.computeIfAbsent(result.event().game(), game -> new ArrayList<>()).add(result);
            }
        }
        return games;
    }

    private String count(String game, List<Result> sizes, String own) {
        long won = sizes.stream().filter(result -> isAhead(result, own)).count();
        if (sizes.size() == 1) {
            return won == 1 ? game : "";
        }
        return won + " of " + sizes.size() + " sizes of " + game;
    }

    private List<String> others(Map<String, List<Result>> games, String own, boolean isBehind) {
        return games.values().stream()
                .flatMap(List::stream)
                .filter(result -> !isAhead(result, own) && isBehind(result, own) == isBehind)
                .map(result -> result.event() + ": " + result.ratios(own, other))
                .toList();
    }

    private boolean isAhead(Result result, String own) {
        return result.ratios(own, other).median() < 1;
    }

    /** In three rounds of four at least: what varies more than that tells nothing. */
    private boolean isBehind(Result result, String own) {
        return result.ratios(own, other).low() > 1;
    }
}
