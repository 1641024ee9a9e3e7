package panmpi.tests.faults;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.BooleanSupplier;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.SessionFolder;

/** Runs a job with a fault, from its start until the last of its processes is gone. */
final class FaultRun {
    /** Seconds from the fault until all processes must be gone. */
    static final double LIMIT = 10;

    private static final int START_SECONDS = 60;
    private static final long STEP_MILLIS = 50;
    private static final String MARK = "FAULT";

    private final Fault fault;
    private final Path log;
    private final List<String> command;
    private final ProcessBuilder builder;
    private final JobProcesses processes = new JobProcesses(UUID.randomUUID().toString());

    FaultRun(Fault fault, InstalledMpi mpi, String launcher, Path folder) {
        this.fault = fault;
        this.log = folder.resolve(mpi.name() + "-" + fault.name().replaceAll("\\W+", "-") + ".log");
        this.command = command(fault, mpi, launcher);
        this.builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.redirectInput(new File("/dev/null")).redirectOutput(log.toFile());
        builder.directory(folder.toFile());
        mpi.environment().forEach(this::set);
        set(JobProcesses.VARIABLE, processes.marker());
        set(SessionFolder.VARIABLE, SessionFolder.path());
    }

    private void set(String name, String value) {
        if (value.isEmpty()) {
            builder.environment().remove(name);
        } else {
            builder.environment().put(name, value);
        }
    }

    private static List<String> command(Fault fault, InstalledMpi mpi, String launcher) {
        var ranks = List.of("-n", Integer.toString(fault.ranks()));
        var command = new ArrayList<String>();
        if (mpi.name().startsWith("embedded-")) {
            command.add(launcher);
            command.addAll(ranks);
        } else {
            command.addAll(List.of(mpi.mpiexec().split(" ")));
            command.addAll(ranks);
            command.add(launcher);
        }
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(fault.options());
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(fault.program());
        return command;
    }

    /** Runs the job and waits for its end; kills what is left after the limit. */
    Outcome run() throws IOException, InterruptedException {
        var process = builder.start();
        try {
            await(() -> hasHappened() || !process.isAlive(), START_SECONDS);
            if (!fault.strike().isNone()) {
                strike(process);
            }
            long begin = System.nanoTime();
            boolean isGone = await(() -> isOver(process), LIMIT);
            double seconds = (System.nanoTime() - begin) / 1e9;
            return outcome(process, isGone, seconds);
        } finally {
            processes.kill();
            process.destroyForcibly().waitFor();
        }
    }

    private Outcome outcome(Process process, boolean isGone, double seconds) throws IOException {
        var left = processes.running().stream().map(p -> p.info().command().orElse("?")).toList();
        int exit = process.isAlive() ? -1 : process.exitValue();
        return new Outcome(fault, exit, isGone ? seconds : -1, left, output(), hasHappened());
    }

    private boolean isOver(Process process) {
        return !process.isAlive() && processes.running().isEmpty();
    }

    private void strike(Process mpiexec) throws IOException, InterruptedException {
        var ranks = processes.ranks();
        if (ranks.isEmpty()) {
            return;
        }
        var last = ranks.getLast();
        long target =
                switch (fault.strike().target()) {
                    case LAST_RANK -> last.pid();
                    case MPIEXEC -> mpiexec.pid();
                    case PARENT_OF_RANKS -> last.parent().orElseThrow().pid();
                };
        var signal = "-" + fault.strike().signal();
        new ProcessBuilder("sh", "-c", "kill " + signal + " " + target).start().waitFor();
    }

    private boolean hasHappened() {
        try {
            // An mpiexec may append the mark to a line that the rank has begun to print on its
            // error stream.
            return output().lines().filter(line -> line.endsWith(MARK)).count() >= fault.marks();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private String output() throws IOException {
        return new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
    }

    private static boolean await(BooleanSupplier condition, double seconds)
            throws InterruptedException {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            Thread.sleep(STEP_MILLIS);
        }
        return true;
    }
}
