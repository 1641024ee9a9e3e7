package mpi.internal.strict.check;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/** Set of this rank's requests that are not complete, or are persistent and not freed. */
final class OpenRequests {

    private final Set<OpenRequest> open = new LinkedHashSet<>();

    synchronized void add(OpenRequest request) {
        open.add(request);
    }

    synchronized void remove(OpenRequest request) {
        open.remove(request);
    }

    /** Returns all requests, the oldest first. */
    synchronized List<OpenRequest> all() {
        return List.copyOf(open);
    }

    /** Returns the persistent request with this handle; null if there is none. */
    synchronized OpenRequest persistent(long handle) {
        for (OpenRequest request : open) {
            if (request.isPersistent() && request.handle() == handle) {
                return request;
            }
        }
        return null;
    }

    /**
     * Returns the operations that a collective call waits for: its own arrival, and with {@link
     * Role#AWAITS_REQUESTS} the operations of the active requests on its communicator, except
     * receives from any rank, since the referee learns of their messages only from a status.
     */
    long[] awaitedBy(ObservedCall call, Members members, long arrival) {
        return call.function().has(Role.AWAITS_REQUESTS)
                ? LongStream.concat(LongStream.of(arrival), operations(members)).toArray()
                : new long[] {arrival};
    }

    private LongStream operations(Members members) {
        return all().stream()
                .filter(request -> request.isActive() && !request.isFromAny())
                .filter(request -> request.members().number() == members.number())
                .flatMapToLong(request -> LongStream.of(request.operations()));
    }

    /** Reports the active requests of a file that a call closes. */
    void tellOf(CheckContext context, long file, ObservedCall by) throws IOException {
        for (OpenRequest request : all()) {
            Parameter of = request.maker().function().first("File");
            if (of != null && request.isActive() && request.maker().handle(of) == file) {
                context.tell(
                        MistakeKind.FILE_BUSY,
                        "a file is closed before an operation on it is complete",
                        List.of(request.starter(), by),
                        List.of("began it", "closes the file"));
            }
        }
    }

    /** Reports the requests that are left at the end. */
    void tellLeft(CheckContext context) throws IOException {
        for (OpenRequest request : all()) {
            if (request.isActive()) {
                context.tell(
                        MistakeKind.NEVER_COMPLETED,
                        "a request is never completed",
                        List.of(request.starter()),
                        List.of("began it"));
            } else if (request.isPersistent()) {
                context.tell(
                        MistakeKind.LEAK,
                        "a persistent request is never freed",
                        List.of(request.maker()),
                        List.of("made it"));
            }
        }
    }
}
