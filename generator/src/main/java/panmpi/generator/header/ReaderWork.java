package panmpi.generator.header;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import panmpi.generator.header.clang.HeaderReader;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.LowLevelWriter;
import panmpi.generator.report.Diagnostics;

/**
 * Both sides of a request to the {@link ReaderProcess}. The generator makes the request, and
 * reports the messages of the answer. The reader process answers it: it reads one header and writes
 * it as low-level Java.
 */
final class ReaderWork {

    /**
     * The first text of an answer if low-level Java, the source that jextract would generate, was
     * written.
     */
    static final String USABLE = "usable";

    private ReaderWork() {}

    /** Makes a request: header, output folder, the compiler's command, then the flags. */
    static List<String> request(MpiInstall mpi, Path outDir) {
        List<String> request = new ArrayList<>();
        request.add(mpi.header().toAbsolutePath().toString());
        request.add(outDir.toAbsolutePath().toString());
        request.add(String.valueOf(mpi.compiler().size()));
        request.addAll(mpi.compiler());
        request.addAll(mpi.flags());
        return request;
    }

    /**
     * Reads a header as requested. The first text of the answer is {@link #USABLE} if there is
     * low-level Java, else empty. Three texts for each message follow: its severity, its position
     * and its text.
     */
    static List<String> answer(List<String> request) {
        Path header = Path.of(request.get(0));
        int flags = 3 + Integer.parseInt(request.get(2));
        MpiInstall mpi =
                new MpiInstall(
                        header, request.subList(3, flags), request.subList(flags, request.size()));
        Diagnostics diagnostics = new Diagnostics(new PrintStream(OutputStream.nullOutputStream()));
        boolean usable = false;
        try {
            usable = produce(mpi, Path.of(request.get(1)), diagnostics);
        } catch (IOException e) {
            diagnostics.error(header.toString(), e.getMessage());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            diagnostics.error(
                    header.toString(), "the reader has a defect, which should be reported: " + e);
        }
        List<String> answer = new ArrayList<>(List.of(usable ? USABLE : ""));
        for (Diagnostics.Message message : diagnostics.messages()) {
            answer.addAll(List.of(message.severity().name(), message.position(), message.text()));
        }
        return answer;
    }

    /** Reports the messages of an answer; true if there is low-level Java. */
    static boolean relay(List<String> answer, MpiInstall mpi, Diagnostics diagnostics) {
        for (int i = 1; i < answer.size(); i += 3) {
            String position = answer.get(i + 1);
            String text = answer.get(i + 2);
            switch (Diagnostics.Severity.valueOf(answer.get(i))) {
                case NOTE -> diagnostics.note(position, text);
                case WARNING -> diagnostics.warning(position, text);
                case ERROR -> diagnostics.error(position, HeaderFaults.explained(text, mpi));
            }
        }
        return answer.getFirst().equals(USABLE);
    }

    private static boolean produce(MpiInstall mpi, Path outDir, Diagnostics diagnostics)
            throws IOException {
        List<String> flags = new ArrayList<>(mpi.flags());
        flags.addAll(CompilerHeaders.flags(mpi.compiler()));
        Optional<List<Declaration>> declarations =
                HeaderReader.read(mpi.header(), flags, SelectedNames::isSelected, diagnostics);
        if (declarations.isEmpty()) {
            return false;
        }
        if (declarations.get().isEmpty()) {
            diagnostics.error(mpi.header().toString(), HeaderFaults.NOT_MPI);
            return false;
        }
        LowLevelFolder.clear(outDir);
        LowLevelWriter.write(mpi.header().getFileName().toString(), declarations.get(), outDir);
        return true;
    }
}
