package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that names which a Java method cannot have get an underscore. */
class LegalNamesTest {

    @ParameterizedTest
    @CsvSource({
        "continue, continue_",
        "notify, notify_",
        "getClass, getClass_",
        "send, send",
        "equals, equals"
    })
    void keywordsAndMethodsOfObjectHaveAnUnderscore(String name, String legal) {
        assertEquals(legal, LegalNames.of(name));
    }
}
