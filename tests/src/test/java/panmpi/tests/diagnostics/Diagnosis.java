package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import panmpi.tests.harness.Job;

/**
 * Report of {@code mpijava --doctor}, read from its JSON.
 *
 * @param job the run that printed it.
 * @param document the only line of JSON that the run has printed.
 */
record Diagnosis(Job job, JsonObject document) {

    static Diagnosis of(Job job) {
        var documents = job.lines("{");
        assertEquals(1, documents.size(), () -> "documents in " + job);
        return new Diagnosis(job, JsonParser.parseString(documents.getFirst()).getAsJsonObject());
    }

    /**
     * Checks that the finding with this name has this state, and that its text contains each of the
     * words.
     */
    Diagnosis finds(String name, String state, String... words) {
        var finding = finding(name);
        assertEquals(state, finding.get("state").getAsString(), finding::toString);
        for (String word : words) {
            assertTrue(finding.toString().contains(word), () -> word + ": " + finding);
        }
        return this;
    }

    /**
     * Checks that the report knows the header of this library, or calls the library newer than
     * every header that panmpi knows.
     */
    Diagnosis findsNearestHeader() {
        var finding = finding("snapshot");
        boolean isKnown = finding.get("state").getAsString().equals("ok");
        assertTrue(isKnown || finding.toString().contains("is newer"), finding::toString);
        return this;
    }

    /**
     * Checks that the exit code and the report's state both show an error, or, if {@code error} is
     * false, that neither does.
     */
    Diagnosis isAnError(boolean error) {
        assertEquals(error ? 1 : 0, job.exit(), job::toString);
        var state = document.get("state").getAsString();
        assertEquals(error, state.equals("error"), document::toString);
        return this;
    }

    private JsonObject finding(String name) {
        for (JsonElement finding : document.getAsJsonArray("findings")) {
            if (finding.getAsJsonObject().get("name").getAsString().equals(name)) {
                return finding.getAsJsonObject();
            }
        }
        throw new AssertionError("no finding " + name + " in " + document);
    }
}
