package panmpi.tests.cases.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.TreeSet;
import mpi.Info;
import mpi.MPI;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import panmpi.tests.support.Lacks;

/** Tests class Info: hints for MPI, each a text with a key. */
@MpiTest(ranks = 1)
final class InfoCase {
    /** Characters of two, three and four bytes in UTF-8. */
    private static final String NOT_ASCII = "ä\u00df\u20ac\uD83D\uDE00";

    @Test
    void keysAreKeptAndDeleted() {
        try (var info = Info.Create()) {
            assertEquals(0, info.Get_nkeys());
            info.Set("one", "1");
            info.Set("two", "2");
            info.Set("one", "3");
            assertEquals(Set.of("one", "two"), keys(info));
            info.Delete("one");
            assertEquals(Set.of("two"), keys(info));
        }
    }

    @Test
    void valuesAreFound() {
        try (var info = Info.Create()) {
            info.Set("key", "value");
            assertEquals("value", info.Get_string("key"));
            info.Set("key", "another");
            assertEquals("another", info.Get_string("key"));
            assertNull(info.Get_string("no such key"));
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Info_set, ends the process.
    @Tag("init")
    @Test
    void valuesOfEveryLength() {
        try (var info = Info.Create()) {
            for (int length = 1; length < MPI.MAX_INFO_VAL; length++) {
                var value = "v".repeat(length - 1) + "w";
                info.Set("key", value);
                assertEquals(value, info.Get_string("key"));
            }
            var tooLong = "v".repeat(MPI.MAX_INFO_VAL + 1);
            refused(Mpi.MPI_ERR_INFO_VALUE, () -> info.Set("key", tooLong));
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Info_set, ends the process.
    @Tag("init")
    @Test
    void keysOfEveryLength() {
        try (var info = Info.Create()) {
            var expected = new TreeSet<String>();
            for (int length = 1; length < MPI.MAX_INFO_KEY; length++) {
                var key = "k".repeat(length);
                info.Set(key, "" + length);
                expected.add(key);
            }
            assertEquals(expected, keys(info));
            var tooLong = "k".repeat(MPI.MAX_INFO_KEY + 1);
            refused(Mpi.MPI_ERR_INFO_KEY, () -> info.Set(tooLong, "1"));
        }
    }

    @Test
    void textsNeedNotBeAscii() {
        try (var info = Info.Create()) {
            info.Set(NOT_ASCII, "value of " + NOT_ASCII);
            assertEquals(Set.of(NOT_ASCII), keys(info));
            assertEquals("value of " + NOT_ASCII, info.Get_string(NOT_ASCII));
        }
    }

    @Test
    void copiesAreIndependent() {
        try (var info = Info.Create()) {
            info.Set("one", "1");
            try (var copy = info.Dup()) {
                copy.Set("two", "2");
                assertEquals(Set.of("one", "two"), keys(copy));
            }
            assertEquals(Set.of("one"), keys(info));
        }
    }

    @Test
    void environmentOfTheProgram() {
        assertTrue(MPI.INFO_ENV.Get_nkeys() >= 0);
        Lacks.assumeHas("MPI_Info_create_env");
        for (String[] args : new String[][] {null, {}, {"program", "argument"}}) {
            try (var info = Info.Create_env(args)) {
                assertFalse(info.Is_null());
                assertTrue(info.Get_nkeys() >= 0);
            }
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Info_delete, ends the process.
    @Tag("init")
    @Test
    void mistakesAreRefused() {
        try (var info = Info.Create()) {
            refused(Mpi.MPI_ERR_INFO_NOKEY, () -> info.Delete("no such key"));
            assertThrows(MPIException.class, () -> info.Get_nthkey(0));
            assertThrows(MPIException.class, () -> info.Get_nthkey(-1));
            assertThrows(MPIException.class, () -> info.Set(null, "value"));
            assertThrows(MPIException.class, () -> info.Set("key", null));
        }
    }

    // Not run by test-sessions (tag init): without Init, an error of a call that has no
    // communicator, such as MPI_Info_free, ends the process.
    @Tag("init")
    @Test
    void freeInfosAreNull() {
        var info = Info.Create();
        assertFalse(info.Is_null());
        info.Free();
        assertTrue(info.Is_null());
        info.close();
        assertThrows(MPIException.class, info::Free);
        assertThrows(MPIException.class, info::Get_nkeys);
        assertTrue(MPI.INFO_NULL.Is_null());
    }

    private static Set<String> keys(Info info) {
        var keys = new TreeSet<String>();
        for (int i = 0; i < info.Get_nkeys(); i++) {
            keys.add(info.Get_nthkey(i));
        }
        return keys;
    }

    private static void refused(int errorClass, Executable call) {
        var refusal = assertThrows(MPIException.class, call);
        assertEquals(errorClass, refusal.Get_error_class(), refusal.getMessage());
    }
}
