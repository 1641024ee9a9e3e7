package mpi.timeline;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.internal.system.Native;

/**
 * Writes a job as an archive in the Open Trace Format 2 (OTF2), which Vampir and other tools read.
 */
final class Otf2Export {

    private static final long EVENTS_CHUNK = 1L << 20;
    private static final long DEFINITIONS_CHUNK = 4L << 20;
    private static final byte WRITE = 0;
    private static final byte POSIX = 1;
    private static final byte UNCOMPRESSED = 1;
    private static final byte FLUSH = 1;

    private final JobTrace job;
    private final Otf2Library library;
    private final MemorySegment archive;
    private final Otf2Communicators communicators;
    private final Otf2Regions regions = new Otf2Regions();
    private final List<Location> locations = new ArrayList<>();

    /** Thread of a rank, with the number of its events. */
    private record Location(int place, int thread, long events) {}

    private Otf2Export(JobTrace job, Otf2Library library, MemorySegment archive) {
        this.job = job;
        this.library = library;
        this.archive = archive;
        communicators = new Otf2Communicators(job);
    }

    /** Writes the archive to a new folder. Returns sentences that tell the user where it is. */
    static List<String> write(JobTrace job, Path folder) throws IOException {
        if (Files.exists(folder)) {
            throw new IOException(folder + " exists; name a folder that does not");
        }
        Otf2Library library = Otf2Library.open();
        List<Message> messages = Messages.of(job);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment archive =
                    library.get(
                            "OTF2_Archive_Open",
                            arena.allocateFrom(folder.toString()),
                            arena.allocateFrom("traces"),
                            WRITE,
                            EVENTS_CHUNK,
                            DEFINITIONS_CHUNK,
                            POSIX,
                            UNCOMPRESSED);
            library.call(
                    "OTF2_Archive_SetFlushCallbacks",
                    archive,
                    callbacks(arena),
                    MemorySegment.NULL);
            library.call("OTF2_Archive_SetSerialCollectiveCallbacks", archive);
            Otf2Export export = new Otf2Export(job, library, archive);
            export.events(messages);
            export.definitions(arena);
            library.call("OTF2_Archive_Close", archive);
        }
        List<String> lines = new ArrayList<>(job.notes());
        lines.add(
                "%d messages are in %s".formatted(messages.size(), folder.resolve("traces.otf2")));
        return lines;
    }

    /**
     * Makes the two C function pointers that OTF2 asks for: a function that allows it to flush its
     * buffers, and null for the function to be called after a flush.
     */
    private static MemorySegment callbacks(Arena arena) {
        MethodType type =
                MethodType.methodType(
                        byte.class,
                        MemorySegment.class,
                        byte.class,
                        long.class,
                        MemorySegment.class,
                        boolean.class);
        try {
            var target = MethodHandles.lookup().findStatic(Otf2Export.class, "flush", type);
            MemorySegment stub =
                    Native.upcall(
                            target,
                            FunctionDescriptor.of(
                                    ValueLayout.JAVA_BYTE,
                                    ValueLayout.ADDRESS,
                                    ValueLayout.JAVA_BYTE,
                                    ValueLayout.JAVA_LONG,
                                    ValueLayout.ADDRESS,
                                    ValueLayout.JAVA_BOOLEAN));
            MemorySegment both = arena.allocate(ValueLayout.ADDRESS, 2);
            both.setAtIndex(ValueLayout.ADDRESS, 0, stub);
            return both;
        } catch (ReflectiveOperationException missing) {
            throw new AssertionError(missing);
        }
    }

    @SuppressWarnings("unused") // libotf2 calls this method.
    private static byte flush(
            MemorySegment data, byte file, long location, MemorySegment caller, boolean isFinal) {
        return FLUSH;
    }

    private void events(List<Message> messages) throws IOException {
        Otf2Messages byCall = new Otf2Messages(messages, communicators);
        library.call("OTF2_Archive_OpenEvtFiles", archive);
        for (int place = 0; place < job.ranks().size(); place++) {
            Map<Integer, Otf2Events> threads = new TreeMap<>();
            RankTrace rank = job.ranks().get(place);
            for (int i = 0; i < rank.calls().size(); i++) {
                TracedCall call = rank.calls().get(i);
                threads.computeIfAbsent(call.thread(), t -> new Otf2Events(job.end()))
                        .add(
                                regions.of(call),
                                call,
                                byCall.of(place, i),
                                communicators.of(rank, call));
            }
            for (Region region : rank.regions()) {
                threads.computeIfAbsent(region.thread(), t -> new Otf2Events(job.end()))
                        .add(regions.of(region), region);
            }
            for (var thread : threads.entrySet()) {
                location(place, thread.getKey(), thread.getValue());
            }
        }
        library.call("OTF2_Archive_CloseEvtFiles", archive);
    }

    private void location(int place, int thread, Otf2Events events) throws IOException {
        long number = locations.size();
        MemorySegment writer = library.get("OTF2_Archive_GetEvtWriter", archive, number);
        locations.add(new Location(place, thread, events.write(library, writer)));
        library.call("OTF2_Archive_CloseEvtWriter", archive, writer);
    }

    private void definitions(Arena arena) throws IOException {
        library.call("OTF2_Archive_OpenDefFiles", archive);
        for (long number = 0; number < locations.size(); number++) {
            MemorySegment writer = library.get("OTF2_Archive_GetDefWriter", archive, number);
            library.call("OTF2_Archive_CloseDefWriter", archive, writer);
        }
        library.call("OTF2_Archive_CloseDefFiles", archive);
        MemorySegment global = library.get("OTF2_Archive_GetGlobalDefWriter", archive);
        Otf2Definitions definitions = new Otf2Definitions(library, global, arena);
        definitions.clock(job.begin(), job.end() - job.begin() + 1);
        regions.write(definitions);
        long[] ofRanks = new long[job.ranks().size()];
        for (int number = locations.size() - 1; number >= 0; number--) {
            ofRanks[locations.get(number).place()] = number;
        }
        for (int place = 0; place < job.ranks().size(); place++) {
            definitions.rank(place, job.ranks().get(place));
        }
        for (int number = 0; number < locations.size(); number++) {
            Location at = locations.get(number);
            String name = job.ranks().get(at.place()).threads().getOrDefault(at.thread(), "thread");
            definitions.thread(number, name, at.events(), at.place());
        }
        definitions.ranks(ofRanks);
        communicators.write(definitions);
        library.call("OTF2_Archive_CloseGlobalDefWriter", archive, global);
    }
}
