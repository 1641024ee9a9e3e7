package mpi.internal.trace;

import java.io.IOException;
import java.nio.file.Path;

/** Maker of the picture of a folder of traces: a service, since it stands to the right. */
public interface TracePicture {

    /**
     * Makes the picture.
     *
     * @param folder with the traces.
     * @return the page that was written.
     */
    Path make(Path folder) throws IOException;
}
