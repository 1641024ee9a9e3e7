package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.NotSerializableException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that the exception for an object that is not serializable shows the path to the object. */
@SuppressWarnings("serial")
final class ErrorPathTest {

    static final class Holder implements Serializable {
        private static final long serialVersionUID = 1;
        Object held;
    }

    private static void blames(String expected, Object... objects) throws Exception {
        var e = assertThrows(NotSerializableException.class, () -> Copies.all(objects));
        String name = ErrorPathTest.class.getName() + "$Holder";
        String message = e.getMessage().replace(name, "Holder");
        assertEquals(expected, message.substring(0, message.lastIndexOf(';')));
        assertEquals(1, Copies.of(1), "the next message is not troubled");
    }

    @Test
    void tellsTheObjectAndTheWay() throws Exception {
        Holder inner = new Holder();
        inner.held = new Object();
        Holder outer = new Holder();
        outer.held = inner;
        String what = " of class java.lang.Object is not java.io.Serializable";
        blames("object 1, of class java.lang.Object, is not java.io.Serializable", 1, new Object());
        blames("object 0, of class Holder: field Holder.held" + what, inner);
        blames("object 0, of class Holder: field Holder.held, field Holder.held" + what, outer);
        blames(
                "object 2, of class [Ljava.lang.Object;: element 1 of java.lang.Object[],"
                        + " field Holder.held"
                        + what,
                1,
                2,
                new Object[] {1, inner});
        blames(
                "object 0, of class java.util.ArrayList: something in java.util.ArrayList,"
                        + " field Holder.held"
                        + what,
                new ArrayList<>(List.of(inner)));
    }
}
