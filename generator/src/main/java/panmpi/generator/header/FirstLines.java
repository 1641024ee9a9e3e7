package panmpi.generator.header;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the first line of each name of MPI in a header, by the preprocessor's line markers. */
final class FirstLines {

    private static final Pattern MARKER = Pattern.compile("# (\\d+) \"(.*?)\".*");
    private static final Pattern WORD = Pattern.compile("\\w+");

    private FirstLines() {}

    /** Maps each name to {@code FILE:LINE}. */
    static Map<String, String> of(String output) {
        Map<String, String> places = new HashMap<>();
        String file = "";
        int number = 0;
        for (String line : output.lines().toList()) {
            Matcher marker = MARKER.matcher(line);
            if (marker.matches()) {
                file = marker.group(2);
                number = Integer.parseInt(marker.group(1));
                continue;
            }
            Matcher word = WORD.matcher(line);
            while (word.find()) {
                if (SelectedNames.isSelected(word.group())) {
                    places.putIfAbsent(word.group(), file + ":" + number);
                }
            }
            number++;
        }
        return places;
    }
}
