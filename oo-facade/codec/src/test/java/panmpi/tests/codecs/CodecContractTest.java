package panmpi.tests.codecs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.graphs.Fidelity;
import panmpi.tests.graphs.Graphs;
import panmpi.tests.graphs.Isomorphism;
import panmpi.tests.graphs.Leaf;
import panmpi.tests.graphs.Plain;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.graphs.TestedCodecs;

/** Tests the contract of each codec on the class path, apart from the equality of copies. */
public class CodecContractTest {
    private static final Leaf LEAF = new Leaf(1, 2, true, "three", Plain.BLUE);

    /** Class that encodes and decodes by a codec while its object is written or read. */
    private static final class Sender implements Serializable {
        private static final long serialVersionUID = 1;

        transient ObjectCodec codec;
        transient Object inner;

        private void writeObject(ObjectOutputStream out) throws IOException {
            var parts = RoundTrip.sent(codec, new Object[] {inner});
            out.writeObject(codec.name());
            out.writeObject(RoundTrip.bytes(parts));
            out.writeObject(parts.arrays().toArray());
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            codec = Codecs.named((String) in.readObject());
            var parts = new Parts();
            byte[] bytes = (byte[]) in.readObject();
            parts.bytes(bytes, 0, bytes.length);
            parts.arrays().addAll(List.of((Object[]) in.readObject()));
            var objects = new Object[1];
            codec.decode(parts, objects);
            inner = objects[0];
        }
    }

    private interface Check {
        void on(ObjectCodec codec) throws Exception;
    }

    private static Stream<DynamicTest> each(Check check) {
        return TestedCodecs.all().map(codec -> dynamicTest(codec.name(), () -> check.on(codec)));
    }

    @Test
    void javasOwnSerializationIsAlwaysThere() {
        assertTrue(Codecs.names().contains("jdk"), () -> "only " + Codecs.names());
        assertThrows(IllegalArgumentException.class, () -> Codecs.named("nobody"));
    }

    @TestFactory
    Stream<DynamicTest> noObjectsAreAMessageToo() {
        return each(codec -> assertEquals(0, RoundTrip.of(codec, new Object[0]).length));
    }

    @TestFactory
    Stream<DynamicTest> whatCannotTravelIsNamed() {
        return each(
                codec -> {
                    var graph = new Object[] {1, new ArrayList<>(List.of(new Thread()))};
                    var told =
                            assertThrows(
                                    NotSerializableException.class,
                                    () -> RoundTrip.sent(codec, graph));
                    assertTrue(told.getMessage().contains("java.lang.Thread"), told::getMessage);
                    assertArrayEquals(
                            new Object[] {LEAF}, RoundTrip.of(codec, new Object[] {LEAF}));
                });
    }

    @TestFactory
    Stream<DynamicTest> filterRejectsAClass() {
        return each(
                codec -> {
                    var filter = ObjectInputFilter.Config.createFilter("!" + Leaf.class.getName());
                    var parts = RoundTrip.sent(codec, new Object[] {1, List.of(LEAF)});
                    var copies = new Object[2];
                    assertThrows(
                            IOException.class,
                            () -> codec.withFilter(filter).decode(RoundTrip.copy(parts), copies));
                    codec.decode(parts, copies);
                    assertEquals(List.of(LEAF), copies[1]);
                });
    }

    @TestFactory
    Stream<DynamicTest> filterRejectsAClassOfJava() {
        return each(
                codec -> {
                    var filter = ObjectInputFilter.Config.createFilter("!java.util.ArrayList");
                    var limited = codec.withFilter(filter);
                    var list = new Object[] {new ArrayList<>(List.of(1))};
                    assertThrows(IOException.class, () -> RoundTrip.of(limited, list));
                    assertArrayEquals(list, RoundTrip.of(codec, list));
                });
    }

    @TestFactory
    Stream<DynamicTest> filterLetsThroughWhatItAdmits() {
        return each(
                codec -> {
                    var admitted = "java.base/*;panmpi.tests.graphs.*;!*";
                    var filter = ObjectInputFilter.Config.createFilter(admitted);
                    var limited = codec.withFilter(filter);
                    for (int i = 0; i < 100; i++) {
                        var graph = Graphs.of(i, 40);
                        assertAlike(codec, graph, RoundTrip.of(limited, graph));
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> damageIsForgotten() {
        return each(
                codec -> {
                    for (int i = 0; i < 50; i++) {
                        var graph = Graphs.of(i, 20);
                        var cut = RoundTrip.sent(codec, graph);
                        cut.bytes(
                                cut.bytes(), cut.from(), cut.from() + (cut.to() - cut.from()) / 2);
                        assertThrows(
                                IOException.class,
                                () -> codec.decode(cut, new Object[graph.length]));
                        assertAlike(codec, graph, RoundTrip.of(codec, graph));
                    }
                });
    }

    /** Tests that a damaged byte causes no Error, even if a list is then read as another type. */
    @TestFactory
    Stream<DynamicTest> noDamageIsAnError() {
        return each(
                codec -> {
                    var list = new Object[] {List.of("a", "b", "c")};
                    var sent = RoundTrip.sent(codec, list);
                    for (int i = sent.from(); i < sent.to(); i++) {
                        var damaged = RoundTrip.copy(sent);
                        damaged.bytes()[damaged.from() + i - sent.from()] = 3;
                        try {
                            codec.decode(damaged, new Object[1]);
                        } catch (IOException | ClassNotFoundException told) {
                            assertArrayEquals(list, RoundTrip.of(codec, list), told::toString);
                        }
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> filterRejectsALength() {
        return each(
                codec -> {
                    var filter = ObjectInputFilter.Config.createFilter("maxarray=99");
                    var short99 = new Object[] {new int[99], new String[99]};
                    var limited = codec.withFilter(filter);
                    assertArrayEquals(short99, RoundTrip.of(limited, short99));
                    for (Object longer : new Object[] {new int[100], new String[100]}) {
                        assertThrows(
                                IOException.class,
                                () -> RoundTrip.of(limited, new Object[] {longer}));
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> fewerObjectsThanWereSentAreDamage() {
        return each(
                codec -> {
                    var parts = RoundTrip.sent(codec, new Object[] {LEAF, "text"});
                    assertThrows(
                            IOException.class,
                            () -> codec.decode(RoundTrip.copy(parts), new Object[3]));
                    assertThrows(
                            IOException.class,
                            () -> codec.decode(RoundTrip.copy(parts), new Object[1]));
                });
    }

    @TestFactory
    Stream<DynamicTest> codecIsUsedWithinItself() {
        return each(
                codec -> {
                    var sender = new Sender();
                    sender.codec = codec;
                    sender.inner = Graphs.of(5, 60);
                    var copy = (Sender) RoundTrip.of(codec, new Object[] {sender, LEAF})[0];
                    assertAlike(codec, sender.inner, copy.inner);
                });
    }

    @TestFactory
    Stream<DynamicTest> threadsShareACodec() {
        return each(
                codec -> {
                    try (var threads = Executors.newFixedThreadPool(4)) {
                        var all = new ArrayList<Future<?>>();
                        for (int i = 0; i < 4; i++) {
                            long seed = i * 1000L;
                            all.add(threads.submit(() -> roundTrips(codec, seed)));
                        }
                        for (Future<?> one : all) {
                            one.get();
                        }
                    }
                });
    }

    private static Void roundTrips(ObjectCodec codec, long seed) throws Exception {
        for (int i = 0; i < 50; i++) {
            var graph = Graphs.of(seed + i, 60);
            assertAlike(codec, graph, RoundTrip.of(codec, graph));
        }
        return null;
    }

    private static void assertAlike(ObjectCodec codec, Object sent, Object found) {
        var fidelity = Fidelity.of(codec.name());
        assertEquals(Optional.empty(), Isomorphism.difference(sent, found, fidelity));
    }
}
