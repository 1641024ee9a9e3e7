package mpi.internal.strict.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;

/** Connection of this rank to the referee. */
public final class Feed implements AutoCloseable {

    private static final long FLUSH_MILLIS = 1;

    private final Socket socket;
    private final Batch batch;
    private final CallLog calls = new CallLog();
    private final Reports reports;
    private final Map<List<Content.Run>, Integer> items = new HashMap<>();
    private final Map<Agreement, Integer> agreements = new HashMap<>();
    private volatile boolean isOver;

    /** Takes the reports of the referee. */
    public interface Reports {
        /** Prints a report; ends the process with an exit code unless it is 0. */
        void report(String text, int exit);
    }

    /** Connects a rank. */
    public Feed(Socket socket, int rank, Reports reports) throws IOException {
        this.socket = socket;
        this.reports = reports;
        OutputStream out = socket.getOutputStream();
        batch = new Batch(bytes -> out.write(bytes.array(), bytes.position(), bytes.remaining()));
        batch.begin(Kind.HELLO, Integer.BYTES).add(rank).flush();
        thread("panmpi-strict-sends", this::flushAll).start();
        thread("panmpi-strict-reads", this::read).start();
    }

    private static Thread thread(String name, Runnable task) {
        return Thread.ofPlatform().name(name).daemon().unstarted(task);
    }

    /** Notes a call; returns its number. */
    public long call(CallNote note) {
        return calls.add(note);
    }

    /** Tells of a communicator. */
    public synchronized void communicator(long number, int[] members) throws IOException {
        batch.begin(Kind.COMMUNICATOR, Long.BYTES).add(number).add(members);
    }

    /** Tells of a send. */
    public synchronized void send(
            int thread,
            long call,
            long communicator,
            long request,
            int dest,
            int tag,
            Content content,
            boolean isBuffered)
            throws IOException {
        int item = item(content.item());
        post(Kind.SEND, thread, call, communicator, request);
        batch.add(dest).add(tag).add(item).add(content.items()).add(isBuffered ? 1 : 0);
    }

    /** Tells of a receive. */
    public synchronized void receive(
            int thread,
            long call,
            long communicator,
            long request,
            int source,
            int tag,
            Content content)
            throws IOException {
        int item = item(content.item());
        post(Kind.RECEIVE, thread, call, communicator, request);
        batch.add(source).add(tag).add(item).add(content.items());
    }

    /** Tells that this rank has come to a collective call. */
    public synchronized void arrive(
            int thread, long call, long communicator, long request, Agreement function)
            throws IOException {
        int agreement = agreement(function);
        post(Kind.ARRIVE, thread, call, communicator, request);
        batch.add(agreement);
    }

    private void post(Kind kind, int thread, long call, long communicator, long request)
            throws IOException {
        batch.begin(kind, 4 * Long.BYTES + 8 * Integer.BYTES);
        batch.add(thread).add(call).add(communicator).add(request);
    }

    /** Tells that this thread waits. */
    public synchronized void await(int thread, long call, boolean all, long... requests)
            throws IOException {
        batch.begin(Kind.AWAIT, Long.BYTES + 2 * Integer.BYTES);
        batch.add(thread).add(call).add(all ? 1 : 0).add(requests);
    }

    /** Tells which message a receive from any rank has taken. */
    public synchronized void resolve(long request, int source, int tag) throws IOException {
        batch.begin(Kind.RESOLVE, Long.BYTES + 2 * Integer.BYTES).add(request).add(source).add(tag);
    }

    /** Tells that this rank makes no further call. */
    public synchronized void end() throws IOException {
        batch.begin(Kind.END, 0).flush();
    }

    private int item(List<Content.Run> item) throws IOException {
        Integer known = items.get(item);
        if (known != null) {
            return known;
        }
        int number = items.size();
        items.put(item, number);
        batch.begin(Kind.ITEM, 2 * Integer.BYTES).add(number).add(item.size());
        for (Content.Run run : item) {
            batch.add(run.type()).room(Long.BYTES + Integer.BYTES).add(run.count()).add(run.bytes());
        }
        return number;
    }

    private int agreement(Agreement function) throws IOException {
        Integer known = agreements.get(function);
        if (known != null) {
            return known;
        }
        int number = agreements.size();
        agreements.put(function, number);
        batch.begin(Kind.AGREEMENT, Integer.BYTES).add(number).add(function.function());
        batch.room(Integer.BYTES).add(function.alike().size());
        for (Map.Entry<String, String> argument : function.alike().entrySet()) {
            batch.add(argument.getKey()).add(argument.getValue());
        }
        return number;
    }

    private void flushAll() {
        try {
            while (!isOver) {
                Thread.sleep(FLUSH_MILLIS);
                synchronized (this) {
                    batch.flush();
                }
            }
        } catch (IOException | InterruptedException over) {
            isOver = true;
        }
    }

    private void read() {
        try {
            Input in = new Input(socket.getInputStream());
            for (Kind kind = in.next(); kind != null; kind = in.next()) {
                if (kind == Kind.ASK) {
                    answer(in.number(), in.longNumber());
                } else {
                    int exit = in.number();
                    reports.report(in.text(), exit);
                }
            }
        } catch (IOException over) {
            isOver = true;
        }
    }

    private void answer(int question, long call) throws IOException {
        String text = calls.text(call);
        synchronized (this) {
            batch.begin(Kind.TEXT, Integer.BYTES + Long.BYTES).add(question).add(call).add(text);
            batch.flush();
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        socket.close();
    }
}
