package panmpi.generator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests that messages spell options as the user typed them, to make or to the generator. */
class OptionNamesTest {

    private static final String VARIABLES = "HEADER CC FRONTEND";

    @Test
    void anOptionOfTheGeneratorHasDashes() {
        assertEquals("--header", OptionNames.spelled("header", null));
    }

    @Test
    void aVariableOfMakeEndsInAnEqualsSign() {
        assertEquals("HEADER=", OptionNames.spelled("header", VARIABLES));
        assertEquals("CC=", OptionNames.spelled("cc", VARIABLES));
    }

    @Test
    void anOptionThatMakeDoesNotTakeKeepsItsDashes() {
        assertEquals("--templates", OptionNames.spelled("templates", VARIABLES));
    }
}
