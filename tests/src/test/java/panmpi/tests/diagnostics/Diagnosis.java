package panmpi.tests.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import panmpi.tests.harness.Job;

/**
 * A report of the doctor's, as a program reads it.
 *
 * @param job the run that printed it.
 * @param document its only line of JSON.
 */
record Diagnosis(Job job, JsonObject document) {

    static Diagnosis of(Job job) {
        var documents = job.lines("{");
        assertEquals(1, documents.size(), () -> "documents in " + job);
        return new Diagnosis(job, JsonParser.parseString(documents.getFirst()).getAsJsonObject());
    }

    /**
     * Fails unless a finding has a state, and says all of some words in what it found or advises.
     */
    Diagnosis finds(String name, String state, String... words) {
        var finding = finding(name);
        assertEquals(state, finding.get("state").getAsString(), finding::toString);
        for (String word : words) {
            assertTrue(finding.toString().contains(word), () -> word + ": " + finding);
        }
        return this;
    }

    /** Fails unless the exit code tells the same as the report: whether something is an error. */
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
