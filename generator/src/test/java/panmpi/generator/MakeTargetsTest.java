package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Tests that make refuses unknown targets and suggests the nearest one. */
class MakeTargetsTest {

    private static void refuses(String target, String why) throws Exception {
        Make run = Make.run(target);
        assertEquals(2, run.exit(), run.said());
        assertTrue(run.said().contains(target + ": no such target; " + why), run.said());
    }

    @Test
    void aMistypedTargetIsRefusedWithTheNearestOne() throws Exception {
        refuses("tset", "the nearest is test.");
        refuses("bindngs", "the nearest is bindings.");
        refuses("verify_generated", "the nearest is verify-generated.");
        refuses("BUILD", "the nearest is build.");
    }

    @Test
    void aTargetLikeNoneIsRefusedWithAll() throws Exception {
        refuses("it's", "there are help build hello ");
    }

    @Test
    void aRemakeOfEverythingLeavesTheMakefileAlone() throws Exception {
        Make run = Make.run("-B", "help");
        assertEquals(0, run.exit(), run.said());
        assertFalse(run.said().contains("no such target"), run.said());
    }
}
