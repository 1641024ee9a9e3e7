package panmpi.bench.ranks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import mpi.object.Codecs;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;

/** Tests that every codec on the class path can read its serialized bytes repeatedly. */
final class SerializerTest {

    @Test
    void javasOwnSerializationIsAmongTheCodecs() {
        assertTrue(Codecs.names().contains("jdk"), Codecs.names().toString());
        assertThrows(UnsupportedOperationException.class, () -> Codecs.names().clear());
    }

    @Test
    void aMessageOutlivesTheNextOne() throws Exception {
        for (String name : Codecs.names()) {
            CodecSerializer serial = new CodecSerializer(Codecs.named(name));
            Parts message = serial.message("the first");
            serial.write("the second one, which is longer");
            String once = (String) serial.read(message);
            assertEquals("the first", once, name);
            assertNotSame(once, serial.read(message), name);
        }
    }

    @Test
    void everyThingIsWrittenAndReadByEveryCodec() {
        for (ObjectKind kind : ObjectKind.values()) {
            Set<String> benchmarks =
                    new SerialBenchmarks<>(new JavaIoSerializer(), kind).all().keySet();
            assertEquals(Set.of("write-" + kind.label(), "read-" + kind.label()), benchmarks);
            for (String name : Codecs.names()) {
                CodecSerializer codec = new CodecSerializer(Codecs.named(name));
                assertEquals(benchmarks, new SerialBenchmarks<>(codec, kind).all().keySet());
            }
        }
    }

    @Test
    void thingsOfAKindDiffer() throws Exception {
        Random random = new Random(1);
        for (ObjectKind kind : ObjectKind.values()) {
            byte[] one = new JavaIoSerializer().message(kind.make(random));
            byte[] other = new JavaIoSerializer().message(kind.make(random));
            assertEquals(one.length, other.length);
            assertTrue(Arrays.mismatch(one, other) >= 0, kind.label());
        }
    }
}
