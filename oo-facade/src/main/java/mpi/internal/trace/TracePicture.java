package mpi.internal.trace;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Makes the timeline page of a folder of traces. It is a service, since its implementation in
 * package {@code mpi.timeline} depends on this package and not the reverse.
 */
public interface TracePicture {

    /**
     * Makes the page.
     *
     * @param folder folder with the traces.
     * @return page that was written.
     */
    Path make(Path folder) throws IOException;
}
