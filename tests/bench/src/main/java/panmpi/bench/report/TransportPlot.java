package panmpi.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import mpi.bench.plot.Curve;
import mpi.bench.plot.Panel;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Point;
import mpi.bench.plot.Unit;

/**
 * Draws the times of messages by several transports, such as MPI and Aeron, which {@code make
 * bench-transport} has measured.
 *
 * @param samples a median for each transport, number of processes and length.
 */
record TransportPlot(List<Sample> samples) {
    private static final String REFERENCE = "c";

    private static final Map<String, String> NAMES =
            Map.of(
                    REFERENCE,
                    "C",
                    "mpi",
                    "panmpi",
                    "aeron-ipc",
                    "Aeron IPC",
                    "aeron-udp",
                    "Aeron UDP",
                    "hazelcast",
                    "Hazelcast",
                    "jeromq",
                    "JeroMQ");

    private record Sample(String transport, int processes, int bytes, double micros) {
        static Sample parse(String line) {
            String[] words = line.split(" ");
            return new Sample(
                    words[0],
                    Integer.parseInt(words[1]),
                    Integer.parseInt(words[2]),
                    Double.parseDouble(words[3]));
        }
    }

    static TransportPlot read(Path file) throws IOException {
        return new TransportPlot(Files.readAllLines(file).stream().map(Sample::parse).toList());
    }

    /** Returns a picture with a panel for each number of processes. */
    Picture picture(String note) {
        return new Picture("Median time of a message", note, List.of(panel(2), panel(4)));
    }

    private Panel panel(int processes) {
        List<Curve> curves = new ArrayList<>();
        List<Sample> all = samples.stream().filter(s -> s.processes == processes).toList();
        for (String transport : all.stream().map(Sample::transport).distinct().toList()) {
            List<Point> points =
                    all.stream()
                            .filter(s -> s.transport.equals(transport))
                            .map(s -> new Point(s.bytes, s.micros))
                            .toList();
            String name = NAMES.getOrDefault(transport, transport);
            if (!transport.equals(REFERENCE)) {
                curves.add(Curve.of(name, curves.size(), points));
            } else {
                curves.addFirst(Curve.reference(name, points));
            }
        }
        return new Panel(processes + " processes", Unit.BYTES, Unit.MICROS, curves);
    }
}
