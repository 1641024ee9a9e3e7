package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Tests codecs that are called while they write or read an object, and by many threads. */
final class NestedTest {

    /** Class that encodes and decodes a message while its object is written and read. */
    static final class Sender implements Serializable {
        private static final long serialVersionUID = 1;
        transient Object first;
        transient Object second;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject("before");
            try {
                out.writeObject(Copies.of(List.of("within", "writing")));
            } catch (ClassNotFoundException e) {
                throw new IOException(e);
            }
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            first = in.readObject();
            assertEquals("x", Copies.of("x"));
            second = in.readObject();
        }
    }

    static final class Failing implements Serializable {
        private static final long serialVersionUID = 1;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(1);
            throw new IllegalStateException("on purpose");
        }
    }

    @Test
    void aHookMaySendAMessage() throws Exception {
        Object[] got = Copies.all("a", new Sender(), "z", new Sender());
        Sender sender = (Sender) got[3];
        assertEquals("before", sender.first);
        assertEquals(List.of("within", "writing"), sender.second);
        assertEquals("z", got[2]);
    }

    @Test
    void aFailureLeavesNothingBehind() throws Exception {
        for (int i = 0; i < 3; i++) {
            var e = assertThrows(IllegalStateException.class, () -> Copies.of(new Failing()));
            assertEquals("on purpose", e.getMessage());
            assertEquals(List.of(1), Copies.of(List.of(1)));
        }
    }

    @Test
    void threadsDoNotMeet() throws Exception {
        List<Callable<Object>> tasks = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int number = i;
            tasks.add(
                    () -> {
                        for (int k = 0; k < 500; k++) {
                            Object[] sent = {number, "t" + k, List.of(number, k), new int[k]};
                            Object[] got = Copies.all(sent);
                            assertEquals(sent[1], got[1]);
                            assertEquals(sent[2], got[2]);
                        }
                        return null;
                    });
        }
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            for (Future<Object> task : threads.invokeAll(tasks)) {
                task.get();
            }
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Object> task : threads.invokeAll(tasks)) {
                task.get();
            }
        }
    }
}
