package mpi.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonParser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests that any text can be written as JSON in ASCII, and is read again unchanged. */
final class JsonTest {
    private static final String TEXT = "a \"name\" \\ of\n\t\u0001 \u00fc";

    @Test
    void textIsReadAgain() {
        assertEquals(TEXT, JsonParser.parseString(Json.quoted(TEXT)).getAsString());
        assertEquals("\"\\u00fc\\n\\u0001\\\"\"", Json.quoted("\u00fc\n\u0001\""));
    }

    @Test
    void mapsAndListsNest() {
        assertEquals("{\"a\":[true,1]}", Json.of(Map.of("a", List.of(true, 1))));
    }
}
