package mpi.concurrent;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import mpi.internal.pool.WorkerName;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/** Serializes and deserializes tasks, results and exceptions by the codec of the job. */
final class TaskCoding {

    private static final ObjectCodec CODEC = Codecs.ofJob();

    private TaskCoding() {}

    /**
     * Serializes a task.
     *
     * @throws IllegalArgumentException if that is not possible; the message names the variable at
     *     fault.
     */
    static byte[] task(Object task) {
        try {
            return CODEC.toBytes(task);
        } catch (IOException | RuntimeException refused) {
            throw new IllegalArgumentException(Captures.explain(task, refused), refused);
        }
    }

    /** Serializes a value for many tasks. */
    static byte[] value(Object value) {
        try {
            return CODEC.toBytes(value);
        } catch (IOException | RuntimeException refused) {
            String type = value.getClass().getName();
            throw new IllegalArgumentException(
                    "a value of class " + type + " cannot be sent to workers: " + refused, refused);
        }
    }

    static byte[] result(Object result) throws IOException {
        return CODEC.toBytes(result);
    }

    @SuppressWarnings("unchecked")
    static <T> T read(byte[] bytes) throws IOException, ClassNotFoundException {
        return (T) CODEC.fromBytes(bytes)[0];
    }

    /**
     * Serializes the name of the worker on which an exception was thrown, its stack trace as text
     * and, if that is possible, the exception itself.
     */
    static byte[] exception(Throwable thrown, WorkerName where) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        Object known = encoded(thrown);
        try {
            return CODEC.toBytes(where.toString(), trace.toString(), known);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static byte[] encoded(Throwable thrown) {
        try {
            return CODEC.toBytes(thrown);
        } catch (IOException | RuntimeException onlyText) {
            return null;
        }
    }

    /**
     * Deserializes what {@link #exception} has serialized. Returns the exception of the task with
     * the name of the worker or, if it was not serialized, a {@link RemoteTaskException} with its
     * stack trace.
     */
    static Throwable thrown(byte[] bytes) {
        try {
            Object[] parts = CODEC.fromBytes(bytes);
            String where = "thrown on " + parts[0];
            Throwable known = parts[2] == null ? null : decoded((byte[]) parts[2]);
            if (known == null) {
                return new RemoteTaskException(where + ": " + parts[1]);
            }
            known.addSuppressed(new RemoteTaskException(where));
            return known;
        } catch (IOException | ClassNotFoundException | RuntimeException unreadable) {
            return new RemoteTaskException(
                    "a task failed, and its exception cannot be read: " + unreadable);
        }
    }

    private static Throwable decoded(byte[] bytes) {
        try {
            return read(bytes);
        } catch (IOException | ClassNotFoundException | RuntimeException onlyText) {
            return null;
        }
    }
}
