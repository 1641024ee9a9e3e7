package panmpi.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The slowest rank decides; time in MPI and computing are averages; checksums combine. */
final class AppTurnTest {

    @Test
    void answersOfAllRanksAreCombined() {
        AppTurn turn = AppTurn.of(List.of("100 40 f000000000000001", "80 10 0000000000000003"));
        assertEquals(new AppTurn(100, 25, 65, 0xf000000000000002L), turn);
    }
}
