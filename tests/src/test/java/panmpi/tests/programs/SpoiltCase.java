package panmpi.tests.programs;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import panmpi.tests.harness.Np;

/** A case class that passes alone, and fails behind {@link PassingCase}. */
@Np({1, 2})
public final class SpoiltCase {
    @Test
    void passesAlone() {
        assertFalse(PassingCase.ran, "on purpose");
    }
}
