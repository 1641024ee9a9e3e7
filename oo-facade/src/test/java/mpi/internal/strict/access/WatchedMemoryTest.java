package mpi.internal.strict.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests the register of memory whose accesses strict checks watch: an access is reported to each
 * area that it overlaps, and to no other area.
 */
final class WatchedMemoryTest {

    private final List<String> told = new ArrayList<>();
    private final List<Area> opened = new ArrayList<>();

    /** Named area, which records its accesses. */
    private record Part(String name, Object base, long low, long high, List<String> told)
            implements Area {
        @Override
        public void touched(long from, long to, boolean isWrite, int site) {
            told.add(name + (isWrite ? " written" : " read"));
        }
    }

    @BeforeEach
    void see() {
        WatchedMemory.enable();
    }

    @AfterEach
    void closeAll() {
        opened.forEach(WatchedMemory::close);
        assertFalse(Watch.overArrays);
        assertFalse(Watch.offHeap);
    }

    private Area open(String name, Object base, long low, long high) {
        Area area = new Part(name, base, low, high, told);
        opened.add(area);
        WatchedMemory.open(area);
        return area;
    }

    @Test
    void onlyAreasThatAnAccessMeetsAreTold() {
        int[] array = new int[100];
        open("long", array, 0, 200);
        open("short", array, 40, 48);
        open("far", array, 300, 304);
        Touch.read(array, 9, 0);
        assertEquals(List.of("long read"), told);
        told.clear();
        Touch.write(array, 11, 0);
        assertEquals(List.of("short written", "long written"), told);
        told.clear();
        Touch.write(array, 74, 0);
        Touch.write(array, 76, 0);
        Touch.read(new int[100], 9, 0);
        assertEquals(List.of(), told);
    }

    @Test
    void closedAreasAreForgotten() {
        int[] array = new int[8];
        Area first = open("first", array, 0, 32);
        open("second", array, 0, 32);
        WatchedMemory.close(first);
        WatchedMemory.close(first);
        Touch.read(array, 0, 0);
        assertEquals(List.of("second read"), told);
    }

    @Test
    void manyArraysAreToldApart() {
        int[][] arrays = new int[50][1];
        for (int i = 0; i < arrays.length; i++) {
            open("of " + i, arrays[i], 0, 4);
        }
        for (int i = 0; i < 40; i++) {
            WatchedMemory.close(opened.get(i));
        }
        open("new", new int[1], 0, 4);
        Touch.write(arrays[44], 0, 0);
        Touch.write(arrays[3], 0, 0);
        assertEquals(List.of("of 44 written"), told);
    }

    @Test
    void anEndBeforeTheBeginIsNoAccess() {
        int[] array = new int[8];
        open("array", array, 0, 32);
        Touch.range(array, 5, 3, 0, Touch.WRITE | Touch.TO_END, 0);
        Touch.range(array, 9, 2, 0, Touch.WRITE, 0);
        Touch.range(IntBuffer.wrap(array).asReadOnlyBuffer(), 0, 1, 0, Touch.READ, 0);
        Touch.range("a text", 0, -1, 0, Touch.READ, 0);
        Touch.range(null, 0, -1, 0, Touch.READ, 0);
        assertEquals(List.of(), told);
        Touch.range(array, 5, 9, 0, Touch.WRITE | Touch.TO_END, 0);
        assertEquals(List.of("array written"), told);
        assertTrue(Watch.overArrays);
        assertEquals(8, Touch.size(array));
    }
}
