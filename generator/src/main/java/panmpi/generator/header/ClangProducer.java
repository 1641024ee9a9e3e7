package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import panmpi.generator.Diagnostics;
import panmpi.generator.header.clang.ClangLibrary;
import panmpi.generator.header.clang.HeaderReader;
import panmpi.generator.header.low.Declaration;
import panmpi.generator.header.low.LowLevelWriter;

/** The built-in producer: libclang parses the header, and what it says is written as Java. */
public final class ClangProducer implements LowLevelProducer {

    @Override
    public String name() {
        return "the built-in producer (libclang)";
    }

    @Override
    public boolean produce(MpiInstall mpi, Path outDir, Diagnostics diagnostics)
            throws IOException {
        Optional<String> problem = ClangLibrary.problem();
        if (problem.isPresent()) {
            diagnostics.error("", problem.get() + ", or name a jextract");
            return false;
        }
        Optional<List<Declaration>> declarations =
                HeaderReader.read(
                        mpi.header(), mpi.flags(), SelectedNames::isSelected, diagnostics);
        if (declarations.isPresent() && declarations.get().isEmpty()) {
            diagnostics.error(mpi.header().toString(), "nothing of MPI is declared here");
            return false;
        }
        if (declarations.isPresent()) {
            Output.clear(outDir);
            String file = mpi.header().getFileName().toString();
            LowLevelWriter.write(file, declarations.get(), outDir);
        }
        return declarations.isPresent();
    }
}
