package mpi.internal.trace;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Makes the timeline page from a folder of traces. It is a Java service, since its implementation
 * in package {@code mpi.timeline} depends on this package, which must not depend on {@code
 * mpi.timeline} in turn.
 */
public interface TracePicture {

    /**
     * Makes the page.
     *
     * @param folder folder with the traces.
     * @return path of the page.
     */
    Path make(Path folder) throws IOException;
}
