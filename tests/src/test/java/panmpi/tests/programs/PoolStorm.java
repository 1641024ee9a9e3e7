package panmpi.tests.programs;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import mpi.concurrent.ExecutorOptions;
import mpi.concurrent.MpiExecutor;
import mpi.concurrent.WorkerLoss;

/**
 * Program of {@code PoolTest} that runs tasks while workers die: each second a worker is killed, is
 * stopped, exits, or runs out of memory. Each task must have its result, once. Arguments: number of
 * tasks, number of deaths, seed, a folder for files by which a task knows that it runs again.
 */
public final class PoolStorm {
    private static final ExecutorOptions OPTIONS =
            ExecutorOptions.DEFAULTS
                    .retries(10)
                    .silence(Duration.ofSeconds(2))
                    .taskLimit(Duration.ofSeconds(20));

    private final MpiExecutor executor;
    private final int tasks;
    private final int deaths;
    private final Random random;
    private final Path folder;
    private final AtomicIntegerArray ends;
    private final AtomicInteger wrong = new AtomicInteger();
    private int killed;

    private PoolStorm(MpiExecutor executor, String[] args) {
        this.executor = executor;
        tasks = Integer.parseInt(args[0]);
        deaths = Integer.parseInt(args[1]);
        random = new Random(Long.parseLong(args[2]));
        folder = Path.of(args[3]);
        ends = new AtomicIntegerArray(tasks);
    }

    public static void main(String[] args) throws Exception {
        MpiExecutor.run(args, OPTIONS, executor -> new PoolStorm(executor, args).run());
    }

    private void run() throws Exception {
        Set<Long> processes = processes();
        List<CompletableFuture<?>> all = new ArrayList<>();
        int begun = 0;
        while (begun < tasks || killed < deaths) {
            long second = System.nanoTime() + 1_000_000_000L;
            int share = killed == deaths ? tasks : begun + (tasks - begun) / (deaths - killed + 1);
            for (; begun < share; begun++) {
                all.add(submit(begun));
            }
            while (System.nanoTime() < second && killed < deaths) {
                Thread.sleep(10);
            }
            if (killed < deaths) {
                killOne(processes, all);
                killed++;
            }
        }
        CompletableFuture.allOf(all.toArray(CompletableFuture[]::new))
                .exceptionally(e -> null)
                .join();
        report();
    }

    /**
     * Returns the process ids of all workers: submits tasks that return them, until each worker has
     * run one.
     */
    private Set<Long> processes() {
        Set<Long> found = new TreeSet<>();
        while (found.size() < executor.workers()) {
            List<CompletableFuture<Long>> asked = new ArrayList<>();
            for (int i = 0; i < executor.workers(); i++) {
                asked.add(executor.submit(PoolStorm::process));
            }
            asked.forEach(answer -> found.add(answer.join()));
        }
        return found;
    }

    private static long process() throws InterruptedException {
        Thread.sleep(50);
        return ProcessHandle.current().pid();
    }

    private CompletableFuture<Long> submit(int number) {
        CompletableFuture<Long> future = executor.submit(() -> result(number));
        // The returned future completes after end() has counted the task, so the report sees the
        // count once it has waited for the future.
        return future.whenComplete((value, failure) -> end(number, value, failure));
    }

    private void end(int number, Long value, Throwable failure) {
        ends.incrementAndGet(number);
        if (value == null || value != expected(number)) {
            wrong.incrementAndGet();
            System.out.println("lost: task " + number + " ended with " + value + ", " + failure);
        }
    }

    private static long result(int number) throws InterruptedException {
        Thread.sleep(number % 100 == 0 ? 5 : 0);
        return expected(number);
    }

    private static long expected(int number) {
        return 31L * number + 7;
    }

    private void killOne(Set<Long> processes, List<CompletableFuture<?>> all) throws Exception {
        executor.losses().stream().map(WorkerLoss::pid).toList().forEach(processes::remove);
        Long victim = List.copyOf(processes).get(random.nextInt(processes.size()));
        String marker = folder.resolve("death-" + killed).toString();
        switch (killed % 4) {
            case 0 -> signal("-KILL", victim);
            case 1 -> signal("-STOP", victim);
            case 2 -> all.add(executor.submit(() -> exits(marker)));
            default -> all.add(executor.submit(() -> fillsItsHeap(marker)));
        }
        int before = killed;
        while (executor.losses().size() <= before) {
            Thread.sleep(10);
        }
    }

    private static void signal(String signal, long process) throws Exception {
        // A bare system has no program kill, but every shell has that command.
        new ProcessBuilder("/bin/sh", "-c", "kill " + signal + " " + process).start().waitFor();
    }

    /**
     * Ends the process when the task runs for the first time; when it runs again, it finds the
     * marker and returns.
     */
    private static int exits(String marker) throws IOException {
        if (isFirst(marker)) {
            System.exit(3);
        }
        return 0;
    }

    private static long fillsItsHeap(String marker) throws IOException {
        List<long[]> filling = new ArrayList<>();
        boolean fills = isFirst(marker);
        while (fills) {
            filling.add(new long[1 << 20]);
        }
        return filling.size();
    }

    private static boolean isFirst(String marker) throws IOException {
        try {
            Files.createFile(Path.of(marker));
            return true;
        } catch (FileAlreadyExistsException again) {
            return false;
        }
    }

    private void report() {
        int lost = wrong.get();
        int twice = 0;
        for (int i = 0; i < tasks; i++) {
            lost += ends.get(i) == 0 ? 1 : 0;
            twice += ends.get(i) > 1 ? 1 : 0;
        }
        System.out.printf(
                "pool: %d tasks, %d killed, %d lost, %d twice%n", tasks, killed, lost, twice);
        System.out.flush();
    }
}
