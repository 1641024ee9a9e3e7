package panmpi.bench.ranks;

import java.io.IOException;
import mpi.object.Codecs;

/**
 * Program for a JVM without MPI that writes objects to memory and reads them, by one serializer.
 */
public final class SerialRunner {

    /** Name of the reference, Java's own serialization. */
    public static final String JAVA_IO = "java.io";

    private SerialRunner() {}

    /**
     * Runs the benchmarks in this JVM.
     *
     * @param args the serializer, which is {@link #JAVA_IO} or a codec; the kind of object; the
     *     driver's port on this host.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws IOException {
        String variant = args[0];
        ObjectKind kind = ObjectKind.called(args[1]);
        Runner runner = new Runner(0, () -> {});
        runner.learn(
                variant,
                variant.equals(JAVA_IO)
                        ? new SerialBenchmarks<>(new JavaIoSerializer(), kind)
                        : new SerialBenchmarks<>(new CodecSerializer(Codecs.named(variant)), kind));
        runner.serve(Integer.parseInt(args[2]));
    }
}
