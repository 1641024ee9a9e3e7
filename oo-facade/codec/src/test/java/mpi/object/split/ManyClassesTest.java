package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests messages with more classes than a code of one byte can number. */
final class ManyClassesTest {

    private static final int CLASSES = 150;

    @Test
    void eachIsFoundAgain() throws Exception {
        assertTrue(FixedTypes.END + CLASSES > 2 * Code.MOST_SHORT);
        List<Object> sent = new ArrayList<>();
        for (int round = 0; round < 3; round++) {
            for (int i = 0; i < CLASSES; i++) {
                sent.add(make(i, round));
                sent.add(make(i, round + 1));
            }
        }
        List<Object> got = Copies.of(sent);
        assertEquals(sent.size(), got.size());
        for (int i = 0; i < sent.size(); i++) {
            assertSame(sent.get(i).getClass(), got.get(i).getClass());
            assertTrue(Arrays.deepEquals((Object[]) sent.get(i), (Object[]) got.get(i)));
        }
    }

    /** Returns an array whose class depends on the number. */
    private static Object make(int number, int length) {
        Class<?> type = Integer[].class;
        for (int i = 0; i < number; i++) {
            type = type.arrayType();
        }
        Object array = Array.newInstance(type.componentType(), length);
        if (number == 0) {
            Arrays.setAll((Integer[]) array, i -> i);
        }
        return array;
    }
}
