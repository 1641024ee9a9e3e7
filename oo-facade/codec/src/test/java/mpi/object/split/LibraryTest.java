package mpi.object.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests classes of the JDK, most of which do not let the codec access their fields. */
final class LibraryTest {

    static List<Object> withEquals() throws Exception {
        return List.of(
                new ArrayList<>(Arrays.asList("a", null, 1)),
                new LinkedList<>(List.of(1, 2)),
                new Vector<>(List.of("v")),
                List.of(),
                List.of(1, 2, 3),
                Set.of("s"),
                Map.of("k", "v"),
                Arrays.asList(1, "two"),
                Collections.emptyList(),
                Collections.unmodifiableList(new ArrayList<>(List.of(9))),
                Collections.synchronizedMap(new HashMap<>(Map.of(1, 2))).entrySet().toString(),
                new ArrayList<>(List.of(1, 2, 3, 4)).subList(1, 3).toString(),
                new HashMap<>(Map.of("a", 1, "b", List.of())),
                new LinkedHashMap<>(Map.of("z", 1)),
                new TreeMap<>(Map.of("t", 1, "u", 2)),
                new TreeSet<>(List.of(5, 3)),
                new HashSet<>(List.of(1, 2)),
                new LinkedHashSet<>(List.of(2, 1)),
                new EnumMap<>(Map.of(TimeUnit.DAYS, "d")),
                EnumSet.of(TimeUnit.DAYS, TimeUnit.HOURS),
                new ConcurrentHashMap<>(Map.of(1, "one")),
                new CopyOnWriteArrayList<>(List.of(1)),
                new IdentityHashMap<>(Map.of(TimeUnit.DAYS, 1)),
                new BitSet(77),
                new BigInteger("-123456789012345678901234567890"),
                new BigDecimal("1.50"),
                UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
                new Date(12345),
                LocalDate.of(2000, 2, 29),
                Instant.EPOCH,
                Duration.ofNanos(3),
                ZonedDateTime.parse("2007-12-03T10:15:30+01:00[Europe/Paris]"),
                Locale.GERMANY,
                URI.create("mpi:x?y"),
                new File("some/file"),
                InetAddress.getByAddress("h", new byte[] {127, 0, 0, 1}));
    }

    @ParameterizedTest
    @MethodSource("withEquals")
    void comesBackEqual(Object sent) throws Exception {
        Object got = Copies.of(sent);
        assertEquals(sent, got);
        assertSame(sent.getClass(), got.getClass());
    }

    @Test
    void whatHasNoEqualsComesBackAlike() throws Exception {
        assertEquals(7, Copies.of(new AtomicInteger(7)).get());
        assertEquals("sb", Copies.of(new StringBuilder("sb")).toString());
        assertEquals("a+", Copies.of(Pattern.compile("a+")).pattern());
        assertEquals(new Random(4).nextLong(), Copies.of(new Random(4)).nextLong());
        assertEquals(List.of(1, 2), new ArrayList<>(Copies.of(new ArrayDeque<>(List.of(1, 2)))));
        var queue = new PriorityQueue<Integer>(Comparator.<Integer>reverseOrder());
        queue.addAll(List.of(1, 3, 2));
        assertEquals(3, Copies.of(queue).poll());
    }

    @Test
    void anAccessOrderIsKept() throws Exception {
        Map<String, Integer> sent = new LinkedHashMap<>(16, 0.75f, true);
        sent.put("a", 1);
        sent.put("b", 2);
        Map<String, Integer> got = Copies.of(sent);
        got.get("a");
        assertEquals(List.of("b", "a"), List.copyOf(got.keySet()));
    }

    @Test
    void anExceptionBringsItsTraceAndCause() throws Exception {
        var sent = new IllegalStateException("what", new RuntimeException("why"));
        sent.addSuppressed(new Error("also"));
        IllegalStateException got = Copies.of(sent);
        assertEquals("what", got.getMessage());
        assertEquals("why", got.getCause().getMessage());
        assertEquals("also", got.getSuppressed()[0].getMessage());
        assertEquals(List.of(sent.getStackTrace()), List.of(got.getStackTrace()));
    }

    @Test
    void collectionsMayHoldThemselves() throws Exception {
        List<Object> list = new ArrayList<>();
        list.add(list);
        List<Object> got = Copies.of(list);
        assertSame(got, got.get(0));
        Map<String, Object> map = new HashMap<>();
        map.put("me", map);
        Map<String, Object> gotMap = Copies.of(map);
        assertSame(gotMap, gotMap.get("me"));
    }
}
