package panmpi.tests.faults;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import panmpi.tests.harness.InstalledMpi;

/** Runs all faults on each MPI of a list and prints a row for each. */
public final class FaultTable {
    private static final String ROW = "%-16s %-40s %8s %6s  %s%n";

    /** Number of lines to print of a job that did not pass. */
    private static final int LINES = 30;

    private final String launcher;
    private final Path folder;
    private final List<String> failed = new ArrayList<>();
    private int survived;
    private int total;

    private FaultTable(String launcher, Path folder) {
        this.launcher = launcher;
        this.folder = folder;
    }

    /**
     * Runs the faults; exits with code 0 if all jobs passed, else with 1.
     *
     * @param args a file with the MPIs, the launcher, a folder for logs, a regular expression of
     *     the faults' names.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        var table = new FaultTable(args[1], Files.createDirectories(Path.of(args[2])));
        var faults = chosen(Pattern.compile(args[3]));
        System.out.printf(ROW, "MPI", "fault", "gone in", "exit", "");
        for (InstalledMpi mpi : InstalledMpi.parse(Files.readAllLines(Path.of(args[0])))) {
            for (Fault fault : faults) {
                table.row(mpi, fault);
            }
        }
        table.failed.forEach(System.out::print);
        System.out.println("test-faults: " + table.survived + " of " + table.total + " survived");
        System.exit(table.survived == table.total && table.total > 0 ? 0 : 1);
    }

    private static List<Fault> chosen(Pattern names) {
        var chosen = Faults.all().stream().filter(f -> names.matcher(f.name()).find()).toList();
        if (chosen.isEmpty()) {
            System.err.println(
                    "test-faults: no fault's name matches ONLY=" + names + "; there are:");
            Faults.all().forEach(fault -> System.err.println("    " + fault.name()));
            System.exit(1);
        }
        return chosen;
    }

    private void row(InstalledMpi mpi, Fault fault) throws IOException, InterruptedException {
        var outcome = new FaultRun(fault, mpi, launcher, folder).run();
        var lack = lack(outcome.output());
        if (!lack.isEmpty()) {
            System.out.printf(
                    ROW, mpi.name(), fault.name(), "-", "-", "not possible here: " + lack);
            return;
        }
        var complaints = outcome.complaints();
        total++;
        survived += complaints.isEmpty() ? 1 : 0;
        var seconds = outcome.seconds() < 0 ? "never" : "%.1f s".formatted(outcome.seconds());
        var verdict = complaints.isEmpty() ? "" : "NOT SURVIVED: " + String.join("; ", complaints);
        var row = ROW.formatted(mpi.name(), fault.name(), seconds, outcome.exit(), verdict);
        System.out.print(row);
        if (!complaints.isEmpty()) {
            failed.add("\n" + row + "It printed:\n" + end(outcome.output()) + "\n");
        }
    }

    /** Returns the last lines that a job printed. */
    private static String end(String output) {
        var lines = output.lines().toList();
        int begin = Math.max(0, lines.size() - LINES);
        return String.join("\n", lines.subList(begin, lines.size()));
    }

    /** Returns the feature that the job needs and the library lacks; empty if there is none. */
    private static String lack(String output) {
        return output.lines()
                .filter(line -> line.contains("MissingFunctionException: "))
                .map(line -> line.replaceFirst(".*MissingFunctionException: ", ""))
                .findFirst()
                .orElse("");
    }
}
