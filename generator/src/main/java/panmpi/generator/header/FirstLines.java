package panmpi.generator.header;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Positions of MPI's names in a header, as {@code FILE:LINE}, for messages. They are taken from the
 * preprocessor's line markers.
 *
 * @param places the first line of each name
 * @param definitions the last line that defines a name as a macro
 */
public record FirstLines(Map<String, String> places, Map<String, String> definitions) {

    private static final Pattern MARKER = Pattern.compile("# (\\d+) \"(.*?)\".*");
    private static final Pattern DEFINE = Pattern.compile("#\\s*define (\\w+).*");
    private static final Pattern WORD = Pattern.compile("\\w+");

    static FirstLines none() {
        return new FirstLines(Map.of(), Map.of());
    }

    static FirstLines of(String output) {
        FirstLines lines = new FirstLines(new HashMap<>(), new HashMap<>());
        String file = "";
        int number = 0;
        for (String line : output.lines().toList()) {
            Matcher marker = MARKER.matcher(line);
            if (marker.matches()) {
                file = marker.group(2);
                number = Integer.parseInt(marker.group(1));
            } else {
                lines.add(line, file + ":" + number);
                number++;
            }
        }
        return lines;
    }

    private void add(String line, String place) {
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            if (SelectedNames.isSelected(word.group())) {
                places.putIfAbsent(word.group(), place);
            }
        }
        Matcher define = DEFINE.matcher(line);
        if (define.matches()) {
            definitions.put(define.group(1), place);
        }
    }
}
