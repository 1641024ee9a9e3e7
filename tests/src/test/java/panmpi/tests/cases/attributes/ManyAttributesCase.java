package panmpi.tests.cases.attributes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static panmpi.tests.support.World.WORLD;

import java.util.ArrayList;
import java.util.List;
import mpi.Comm;
import mpi.Comm_delete_attr_function;
import mpi.Datatype;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;

/**
 * Tests that thousands of attributes can be set, and that none of the objects stays in memory
 * afterwards.
 */
@MpiTest(ranks = {1, 2})
final class ManyAttributesCase {
    private static final int MANY = 10_000;

    private final List<Object> deleted = new ArrayList<>();

    @Test
    void tenThousandKeys() {
        deleted.clear();
        int[] keyvals = new int[MANY];
        Comm_delete_attr_function note = this::note;
        var copy = WORLD.Dup();
        for (int i = 0; i < MANY; i++) {
            keyvals[i] = Comm.Create_keyval(null, note);
            copy.Set_attr(keyvals[i], i);
        }
        for (int i = 0; i < MANY; i++) {
            assertEquals(i, copy.Get_attr(keyvals[i]));
            Comm.Free_keyval(keyvals[i]);
        }
        copy.Free();
        assertEquals(MANY, deleted.stream().distinct().count());
    }

    @Test
    void tenThousandValues() {
        deleted.clear();
        int keyval = Comm.Create_keyval(null, this::note);
        try (var copy = WORLD.Dup()) {
            for (int i = 0; i < MANY; i++) {
                copy.Set_attr(keyval, new byte[1000]);
            }
            assertNotNull(copy.Get_attr(keyval));
        }
        assertEquals(MANY, deleted.size());
        Comm.Free_keyval(keyval);
    }

    @Test
    void ofTenThousandDatatypes() {
        deleted.clear();
        int keyval = Datatype.Create_keyval(null, (type, key, value) -> deleted.add(value));
        var types = new Datatype[MANY];
        for (int i = 0; i < MANY; i++) {
            types[i] = MPI.DOUBLE.Dup();
            types[i].Set_attr(keyval, i);
        }
        for (int i = 0; i < MANY; i++) {
            assertEquals(i, types[i].Get_attr(keyval));
            types[i].Free();
            assertEquals(i, deleted.get(i));
        }
        assertEquals(MANY, deleted.size());
        Datatype.Free_keyval(keyval);
    }

    private void note(Comm comm, int keyval, Object value) {
        deleted.add(value);
    }
}
