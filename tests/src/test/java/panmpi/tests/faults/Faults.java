package panmpi.tests.faults;

import java.util.List;

/** Lists all faults that {@link FaultTable} runs, by topic. */
final class Faults {
    private static final List<List<Fault>> TOPICS =
            List.of(
                    ExceptionFaults.exceptions(),
                    ExceptionFaults.otherPrograms(),
                    ExceptionFaults.callbacks(),
                    EndingFaults.endings(),
                    EndingFaults.shortages(),
                    EndingFaults.crashes(),
                    OutsideFaults.signals(),
                    OutsideFaults.waits(),
                    OutsideFaults.starts());

    private Faults() {}

    static List<Fault> all() {
        return TOPICS.stream().flatMap(List::stream).toList();
    }
}
