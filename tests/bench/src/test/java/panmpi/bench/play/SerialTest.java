package panmpi.bench.play;

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

/** Serialized bytes can be read repeatedly, by every codec on the class path. */
final class SerialTest {

    @Test
    void javasOwnSerializationIsAmongTheCodecs() {
        assertTrue(Codecs.names().contains("jdk"), Codecs.names().toString());
        assertThrows(UnsupportedOperationException.class, () -> Codecs.names().clear());
    }

    @Test
    void aMessageOutlivesTheNextOne() throws Exception {
        for (String name : Codecs.names()) {
            ByCodec serial = new ByCodec(Codecs.named(name));
            Parts message = serial.message("the first");
            serial.write("the second one, which is longer");
            String once = (String) serial.read(message);
            assertEquals("the first", once, name);
            assertNotSame(once, serial.read(message), name);
        }
    }

    @Test
    void everyThingIsWrittenAndReadByEveryCodec() {
        for (Thing thing : Thing.values()) {
            Set<String> games = new SerialGames<>(new JavaIo(), thing).all().keySet();
            assertEquals(Set.of("write-" + thing.label(), "read-" + thing.label()), games);
            for (String name : Codecs.names()) {
                ByCodec codec = new ByCodec(Codecs.named(name));
                assertEquals(games, new SerialGames<>(codec, thing).all().keySet());
            }
        }
    }

    @Test
    void thingsOfAKindDiffer() throws Exception {
        Random random = new Random(1);
        for (Thing thing : Thing.values()) {
            byte[] one = new JavaIo().message(thing.make(random));
            byte[] other = new JavaIo().message(thing.make(random));
            assertEquals(one.length, other.length);
            assertTrue(Arrays.mismatch(one, other) >= 0, thing.label());
        }
    }
}
