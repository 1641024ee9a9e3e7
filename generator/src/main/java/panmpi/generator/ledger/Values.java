package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.Availability;
import panmpi.generator.model.Constant;

/**
 * Formats the values of a constant for the ledger: one value if all libraries agree, else each
 * value with the libraries that have it.
 */
final class Values {

    private Values() {}

    static String of(String constant, List<Api> in, Availability availability) {
        Map<String, List<Api>> having = new LinkedHashMap<>();
        for (Api api : in) {
            having.computeIfAbsent(text(api.constants().get(constant)), v -> new ArrayList<>())
                    .add(api);
        }
        return having.size() == 1
                ? having.keySet().iterator().next()
                : having.entrySet().stream()
                        .map(e -> e.getKey() + " " + availability.versions(e.getValue()))
                        .collect(Collectors.joining("; "));
    }

    private static String text(Constant c) {
        return "`" + c.source().mark() + c.value().replace("|", "\\|") + "`";
    }
}
