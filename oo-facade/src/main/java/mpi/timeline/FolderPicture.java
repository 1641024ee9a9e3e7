package mpi.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mpi.internal.trace.TracePicture;

/**
 * Makes the page {@code timeline.html} of the traces in a folder. A traced job loads this class as
 * a service at its end, and calls it.
 */
public final class FolderPicture implements TracePicture {

    static final String NAME = "timeline.html";

    /** Makes an instance for the service loader. */
    public FolderPicture() {}

    @Override
    public Path make(Path folder) throws IOException {
        JobTrace job = TraceFolder.read(folder);
        Path page = folder.resolve(NAME);
        List<Message> messages = Messages.of(job);
        new Page(job, messages, Band.of(job)).write(page);
        return page;
    }
}
