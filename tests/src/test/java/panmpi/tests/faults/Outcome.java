package panmpi.tests.faults;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import panmpi.tests.programs.deaths.Dying;

/**
 * The end of a job that had a fault.
 *
 * @param fault fault of the job.
 * @param exit exit code; -1 if it had to be killed.
 * @param seconds from the fault until the last process was gone; -1 if some were left.
 * @param left programs of the processes that were left.
 * @param output all that was on the screen.
 * @param hasHappened true if the job reached its fault.
 */
record Outcome(
        Fault fault,
        int exit,
        double seconds,
        List<String> left,
        String output,
        boolean hasHappened) {

    /** {@return reasons why the job did not pass, in a few words each} */
    List<String> complaints() {
        var complaints = new ArrayList<String>();
        if (!hasHappened) {
            complaints.add("it never came to that");
        }
        if (seconds < 0) {
            complaints.add("still there: " + left);
        } else if (exit == 0 && !fault.anyCode()) {
            complaints.add("exit code 0");
        }
        if (output.contains(Dying.NOBODY)) {
            complaints.add("the others went on");
        }
        if (!firstLine().contains(fault.first())) {
            complaints.add("the first line is: " + firstLine());
        }
        fault.words().stream()
                .filter(Predicate.not(output::contains))
                .forEach(word -> complaints.add("nothing said of: " + word));
        return complaints;
    }

    /**
     * Returns the first line that is not blank, nor the mark of the fault, nor panmpi's line which
     * says that ranks share cores.
     */
    private String firstLine() {
        return output.lines()
                .filter(line -> !line.isBlank() && !line.equals("FAULT"))
                .filter(line -> !line.endsWith(" and take turns"))
                .findFirst()
                .orElse("");
    }
}
