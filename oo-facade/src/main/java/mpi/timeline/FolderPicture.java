package mpi.timeline;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import mpi.internal.trace.TracePicture;

/** Page of the traces in a folder, {@code timeline.html}. */
public final class FolderPicture implements TracePicture {

    static final String NAME = "timeline.html";

    /** Makes one for the service loader. */
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
