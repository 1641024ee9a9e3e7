package org.example.notes;

import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/**
 * Keeps notes and measurements in a file, and reads them back. This is a project that uses the
 * artifact {@code panmpi-codec} alone, without MPI.
 */
public final class Notes {
    /** A note of a day. */
    record Note(int day, String text) implements Serializable {}

    private Notes() {}

    /** Writes notes to the file that the argument names, and reads them back. */
    public static void main(String[] args) throws Exception {
        double[] measured = new double[100_000];
        Arrays.setAll(measured, Math::sqrt);
        ObjectCodec codec = Codecs.named("split");
        Path file = Path.of(args[0]);
        Files.write(file, codec.toBytes(List.of(new Note(1, "a"), new Note(2, "b")), measured));

        Object[] read = codec.fromBytes(Files.readAllBytes(file));
        System.out.println(read[0] + " " + Arrays.equals(measured, (double[]) read[1]));
    }
}
