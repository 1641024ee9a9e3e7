package panmpi.tests.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Setup;

/**
 * Tests that texts for users are whole sentences in common words. All texts are written to one
 * list, tests/target/messages.txt, so that a reader can judge them together.
 */
final class MessagesTest {
    private static final List<String> FOLDERS =
            List.of(
                    "generator/src/main/java",
                    "oo-facade/src/main/java",
                    "oo-facade/codec/src/main/java",
                    "oo-facade/fory/src/main/java",
                    "oo-facade/junit/src/main/java",
                    "native-shim/src",
                    "native-shim/library",
                    "native-shim/compiler");

    /** Code that writes code, pictures and pages, whose texts are not messages. */
    private static final Pattern WRITERS =
            Pattern.compile(
                    ".*/(?:emit|low|plot|track|ledger)/.*|.*/timeline/(?:Otf2|Chrome|Html|Page).*|.*/KnownCallsTable.*");

    private static final Pattern SOURCE = Pattern.compile(".*[.](?:java|c)");

    private static final Pattern HOUSE_WORDS =
            Pattern.compile("\\b(?:told|amid|whoever|is to be|are to be)\\b");

    private static final Pattern CAPITAL =
            Pattern.compile(
                    "(?:The|An?|It|This|There|No|Not|Cannot|Could|Failed|Please|Unable|You)\\b.*");

    private static final Pattern VAGUE =
            Pattern.compile("(?i)\\b(?:please|invalid|illegal|bad)\\b|!$");

    @Test
    void messagesAreSentencesInCommonWords() throws IOException {
        var problems = new ArrayList<String>();
        var list = new ArrayList<String>();
        for (Path source : sources()) {
            var name = Setup.root().relativize(source);
            for (Message message : Message.of(Files.readString(source))) {
                var line = name + ":" + message.line() + ": " + message.text();
                list.add(line);
                if (!problem(message).isEmpty()) {
                    problems.add(line + " (" + problem(message) + ")");
                }
            }
        }
        var file = Setup.root().resolve("tests/target/messages.txt");
        Files.createDirectories(file.getParent());
        Files.write(file, list);
        assertEquals(List.of(), problems);
        assertTrue(list.size() > 700, "only " + list.size() + " messages were found");
    }

    @Test
    void literalsThatAreJoinedAreOneMessage() {
        var source =
                """
                /* "No text." */ char c = '"';
                throw new XException("a is " + a + "; it must"
                        + " be 1 or more");
                String b = "two words";
                """;
        assertEquals(
                List.of(new Message(2, "a is ...; it must be 1 or more", true)),
                Message.of(source));
    }

    @Test
    void aTextBlockIsOneMessage() {
        var quotes = "\"".repeat(3);
        var source = "\nhelp = " + quotes + "\n  a help text\n  of two lines" + quotes + ";";
        assertEquals(
                List.of(new Message(2, "a help text of two lines", false)), Message.of(source));
    }

    @Test
    void wrongMessagesAreFound() {
        assertEquals("house word", problem(new Message(1, "x ended amid the test", false)));
        assertEquals("capital", problem(new Message(1, "The value is null", true)));
        assertEquals("period", problem(new Message(1, "the value is null.", true)));
        assertEquals("vague", problem(new Message(1, "the value is invalid", false)));
        assertEquals("", problem(new Message(1, "The value is null.", false)));
    }

    private static String problem(Message message) {
        var text = message.text();
        if (HOUSE_WORDS.matcher(text).find()) {
            return "house word";
        }
        if (VAGUE.matcher(text).find()) {
            return "vague";
        }
        if (message.isThrown() && CAPITAL.matcher(text).matches()) {
            return "capital";
        }
        return message.isThrown() && text.endsWith(".") ? "period" : "";
    }

    private static List<Path> sources() throws IOException {
        var all = new ArrayList<Path>();
        for (String folder : FOLDERS) {
            try (Stream<Path> files = Files.walk(Setup.root().resolve(folder))) {
                files.filter(file -> SOURCE.matcher(file.toString()).matches())
                        .filter(file -> !WRITERS.matcher(file.toString()).matches())
                        .sorted()
                        .forEach(all::add);
            }
        }
        return all;
    }
}
