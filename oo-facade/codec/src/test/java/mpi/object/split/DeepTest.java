package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;

/** Tests objects that are nested far deeper than the stack of a thread reaches. */
final class DeepTest {

    private static final int LINKS = 100_000;
    private static final int TOO_DEEP = 600_000;

    static final class Link implements Serializable {
        private static final long serialVersionUID = 1;
        Link next;
        int number;
    }

    record Pair(int number, Pair next) implements Serializable {}

    static final class Hooked implements Serializable {
        private static final long serialVersionUID = 1;
        transient Hooked next;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeObject(next);
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            next = (Hooked) in.readObject();
        }
    }

    @Test
    void plainLinks() throws Exception {
        Link first = null;
        for (int i = 0; i < LINKS; i++) {
            Link link = new Link();
            link.number = i;
            link.next = first;
            first = link;
        }
        int count = 0;
        for (Link link = Copies.of(first); link != null; link = link.next) {
            assertEquals(LINKS - 1 - count++, link.number);
        }
        assertEquals(LINKS, count);
    }

    @Test
    void records() throws Exception {
        Pair first = null;
        for (int i = 0; i < LINKS; i++) {
            first = new Pair(i, first);
        }
        int count = 0;
        for (Pair pair = Copies.of(first); pair != null; pair = pair.next()) {
            count++;
        }
        assertEquals(LINKS, count);
    }

    @Test
    void linksThatWriteThemselves() throws Exception {
        Hooked first = null;
        for (int i = 0; i < LINKS; i++) {
            Hooked link = new Hooked();
            link.next = first;
            first = link;
        }
        int count = 0;
        for (Hooked link = Copies.of(first); link != null; link = link.next) {
            count++;
        }
        assertEquals(LINKS, count);
    }

    @Test
    void arraysWithinArrays() throws Exception {
        Object[] first = null;
        for (int i = 0; i < LINKS; i++) {
            first = new Object[] {first};
        }
        int count = 0;
        for (Object[] array = Copies.of(first); array != null; array = (Object[]) array[0]) {
            count++;
        }
        assertEquals(LINKS, count);
    }

    /** Class that records the threads in which its objects are written and read. */
    static final class Witness implements Serializable {
        private static final long serialVersionUID = 1;
        static final Set<Thread> THREADS = ConcurrentHashMap.newKeySet();

        private void writeObject(ObjectOutputStream out) {
            THREADS.add(Thread.currentThread());
        }

        private void readObject(ObjectInputStream in) {
            THREADS.add(Thread.currentThread());
        }
    }

    /**
     * Returns {@code width} siblings, each in its own array, below {@code depth} further arrays.
     */
    private static Object[] witnesses(int depth, int width) {
        Object[] all = new Object[width];
        for (int i = 0; i < width; i++) {
            all[i] = new Object[] {new Witness(), i};
        }
        for (int i = 0; i < depth; i++) {
            all = new Object[] {all, new Witness()};
        }
        return all;
    }

    @Test
    void siblingsOnBothSidesOfTheDepthShareOneThread() throws Exception {
        Witness.THREADS.clear();
        var message = Copies.message(witnesses(200, 20_000), witnesses(199, 1000));
        assertEquals(2, Witness.THREADS.size(), () -> "wrote: " + Witness.THREADS);
        Witness.THREADS.clear();
        Object[] copies = Copies.read(message, 2);
        assertEquals(2, Witness.THREADS.size(), () -> "read: " + Witness.THREADS);
        for (int i = 0; i < 200; i++) {
            copies = (Object[]) copies[0];
        }
        assertEquals(20_000, ((Object[]) copies[0]).length);
        Witness.THREADS.remove(Thread.currentThread());
        assertTrue(Witness.THREADS.stream().noneMatch(Thread::isAlive), "a thread is left");
    }

    /**
     * Object whose {@code writeObject} catches the exception if the object below cannot be written.
     */
    static final class Catching implements Serializable {
        private static final long serialVersionUID = 1;
        transient Object below;
        transient boolean isFailed;

        private void writeObject(ObjectOutputStream out) throws IOException {
            try {
                out.writeObject(below);
            } catch (IOException refusal) {
                isFailed = true;
            }
        }
    }

    @Test
    void objectsAfterAFailureOfDeepOnesAreWritten() throws Exception {
        Object deep = new Object();
        for (int i = 0; i < 300; i++) {
            deep = new Object[] {deep};
        }
        var catching = new Catching();
        catching.below = deep;
        Copies.message(catching, witnesses(250, 10));
        assertTrue(catching.isFailed);
    }

    /** Returns arrays of one element, one within the other. */
    private static Object nested(int levels) {
        Object nested = "end";
        for (int i = 0; i < levels; i++) {
            nested = new Object[] {nested};
        }
        return nested;
    }

    @Test
    void objectsOfMoreLevelsThanAreAllowedAreNotWritten() {
        var refusal = assertThrows(IOException.class, () -> Copies.message(nested(TOO_DEEP)));
        assertTrue(refusal.getMessage().contains("panmpi.objects.depth"), refusal.getMessage());
    }

    @Test
    void messageOfMoreLevelsThanAreAllowedIsRefused() throws Exception {
        byte[] bytes = Copies.message(nested(50)).bytes();
        int unit = Copies.message(nested(51)).bytes().length - bytes.length;
        int middle = bytes.length / 2;
        var deep = new ByteArrayOutputStream();
        deep.write(bytes, 0, middle);
        for (int i = 0; i < TOO_DEEP; i++) {
            deep.write(bytes, middle, unit);
        }
        deep.write(bytes, middle, bytes.length - middle);
        var parts = new Parts();
        parts.bytes(deep.toByteArray(), 0, deep.size());
        var refusal = assertThrows(IOException.class, () -> Copies.read(parts, 1));
        assertTrue(refusal.getMessage().contains("500000 levels"), refusal.getMessage());
    }
}
