package panmpi.tests.versions;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.graphs.Leaf;
import panmpi.tests.graphs.Plain;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.graphs.TestedCodecs;

/**
 * Tests receivers whose classes differ from the sender's. Each codec must give what java.io gives,
 * or throw an exception that names a class, and must then read the next message.
 */
public class ChangedClassesTest {
    private static final Duration LONGEST = Duration.ofSeconds(30);
    private static final Leaf NEXT = new Leaf(1, 2, true, "three", Plain.BLUE);

    /** Object input stream of Java that looks for classes in the context loader of the thread. */
    private static final class Reference extends ObjectInputStream {
        Reference(byte[] bytes) throws IOException {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass description)
                throws ClassNotFoundException {
            var loader = Thread.currentThread().getContextClassLoader();
            return Class.forName(description.getName(), false, loader);
        }

        @Override
        protected Class<?> resolveProxyClass(String[] interfaces) throws ClassNotFoundException {
            throw new ClassNotFoundException("of a proxy of " + List.of(interfaces));
        }
    }

    @TestFactory
    Stream<DynamicTest> changesAreToleratedAsByJavaOrRefusedByName() throws IOException {
        return Change.all().stream()
                .flatMap(change -> TestedCodecs.all().map(codec -> test(change, codec)));
    }

    private static DynamicTest test(Change change, ObjectCodec codec) {
        return dynamicTest(
                codec.name() + ": " + change.name(),
                () -> assertTimeoutPreemptively(LONGEST, () -> check(change, codec)));
    }

    private static void check(Change change, ObjectCodec codec) throws Exception {
        var sender = change.sender();
        var receiver = change.receiver();
        var object = sender.make();
        var parts = sender.here(() -> RoundTrip.sent(codec, new Object[] {object}));
        var next = sender.here(() -> RoundTrip.sent(codec, new Object[] {NEXT}));
        var expected = receiver.here(() -> byJava(object));
        for (int i = 0; i < 3; i++) {
            receiver.here(() -> compare(codec, RoundTrip.copy(parts), expected));
            var copies = new Object[1];
            receiver.here(() -> decode(codec, RoundTrip.copy(next), copies));
            assertArrayEquals(new Object[] {NEXT}, copies);
        }
    }

    private static Void compare(ObjectCodec codec, Parts parts, String expected) {
        var copies = new Object[1];
        try {
            decode(codec, parts, copies);
        } catch (IOException | ClassNotFoundException told) {
            boolean isAbstract = codec.name().equals("fory") && isToldAbstract(told);
            return isNamed(told) || isAbstract ? null : fail("names no class", told);
        }
        var got = Change.text(copies[0]);
        if (expected == null) {
            fail("java.io refuses it, and " + codec.name() + " makes " + got);
        } else {
            assertEquals(expected, got, "decoded in silence");
        }
        return null;
    }

    private static Void decode(ObjectCodec codec, Parts parts, Object[] copies)
            throws IOException, ClassNotFoundException {
        codec.decode(parts, copies);
        return null;
    }

    /**
     * Returns true if an exception of the codec fory says that a class is abstract or an interface.
     * Such an exception need not name the class.
     */
    private static boolean isToldAbstract(Throwable told) {
        return told.getMessage().contains("of a class that is abstract or an interface here");
    }

    private static boolean isNamed(Throwable told) {
        return told != null
                && (String.valueOf(told.getMessage()).matches("(?s).*changed[./]\\w+.*")
                        || isNamed(told.getCause()));
    }

    /** Returns the copy that java.io makes, as text; null if java.io throws. */
    private static String byJava(Object object) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (var in = new Reference(bytes.toByteArray())) {
            return Change.text(in.readObject());
        } catch (IOException | ClassNotFoundException | LinkageError | RuntimeException refused) {
            return null;
        }
    }
}
