package mpi.internal.agent;

import java.util.List;

/**
 * Table of JDK methods and their effects on memory. Each line has a class, names of methods,
 * arguments, and effects.
 *
 * <p>Each argument is one letter: {@code a} is a primitive array, {@code s} a segment, {@code b} a
 * buffer, {@code i} an int, {@code j} a long, {@code v} another primitive value, {@code o} another
 * object, {@code ?} anything. The first argument of an instance method is the object on which the
 * method is called. The class {@code Buffer} stands for all buffers of {@code java.nio}, {@code io}
 * for all classes of {@code java.io}, {@code array} for arrays.
 *
 * <p>An effect is {@code r} for a read or {@code w} for a write, then the index of the accessed
 * argument, then {@code [FROM+COUNT]} or {@code [FROM:END]} unless the whole memory of this
 * argument is accessed. FROM, COUNT and END are each the index of an argument, {@code #N} for the
 * constant N, {@code %N} for the size of argument N, or {@code @} for the position of the buffer.
 * At the end, {@code *N} gives the bytes of a unit. {@code v} in place of N, in {@code *v} or in a
 * COUNT {@code #v}, stands for the bytes of the value that the method takes or returns.
 */
final class KnownCallsTable {

    static final List<String> LINES =
            List.of(
                    "System arraycopy oioii r0[1+4] w2[3+4]",
                    "array clone a r0",
                    "Arrays fill,setAll,parallelSetAll a? w0",
                    "Arrays fill aii? w0[1:2]",
                    "Arrays sort,parallelSort a w0",
                    "Arrays sort,parallelSort aii w0[1:2]",
                    "Arrays parallelPrefix ao w0",
                    "Arrays parallelPrefix aiio w0[1:2]",
                    "Arrays copyOf ai r0[#0+1]",
                    "Arrays copyOfRange,stream,spliterator aii r0[1:2]",
                    "Arrays stream,spliterator,toString,hashCode a r0",
                    "Arrays binarySearch a? r0",
                    "Arrays binarySearch aii? r0[1:2]",
                    "Arrays equals,compare,compareUnsigned,mismatch aa r0 r1",
                    "Arrays equals,compare,compareUnsigned,mismatch aiiaii r0[1:2] r3[4:5]",
                    "IntStream of a r0",
                    "LongStream of a r0",
                    "DoubleStream of a r0",
                    "String valueOf,copyValueOf a r0",
                    "String valueOf,copyValueOf aii r0[1+2]",
                    "String <init> oa r1",
                    "String <init> oao r1",
                    "String <init> oaii r1[2+3]",
                    "String <init> oaiio r1[2+3]",
                    "String getChars oiiai w3[4+#1]",
                    "String getBytes oiiai w3[4+#1]",
                    "Random nextBytes oa w1",
                    "io write oa r1",
                    "io write oaii r1[2+3]",
                    "io print,println oa r1",
                    "io read oa w1[#0+#1]",
                    "io read,readNBytes oaii w1[2+#1]",
                    "io readFully oa w1",
                    "io readFully oaii w1[2+3]",
                    "FileChannel write,read ob r1[@+%1]",
                    "Buffer get b r0[@+#1]",
                    "Buffer get bi r0[1+#1]",
                    "Buffer get ba r0[@+%1] w1",
                    "Buffer get baii r0[@+3] w1[2+3]",
                    "Buffer get bia r0[1+%2] w2",
                    "Buffer get biaii r0[1+4] w2[3+4]",
                    "Buffer put b? w0[@+#1]",
                    "Buffer put bi? w0[1+#1]",
                    "Buffer put biaii w0[1+4] r2[3+4]",
                    "Buffer put bibii w0[1+4] r2[3+4]",
                    "Buffer put baii w0[@+3] r1[2+3]",
                    "Buffer getChar,getShort,getInt,getLong,getFloat,getDouble b r0[@+#1]*v",
                    "Buffer getChar,getShort,getInt,getLong,getFloat,getDouble bi r0[1+#v]*1",
                    "Buffer putChar,putShort,putInt,putLong,putFloat,putDouble b? w0[@+#1]*v",
                    "Buffer putChar,putShort,putInt,putLong,putFloat,putDouble bi? w0[1+#v]*1",
                    "Buffer equals,compareTo,mismatch b? r0[@+%0] r1[@+%1]",
                    "Buffer hashCode b r0[@+%0]",
                    "MemorySegment get soj r0[2+#v]*1",
                    "MemorySegment set soj? w0[2+#v]*1",
                    "MemorySegment getAtIndex soj r0[2+#1]*v",
                    "MemorySegment setAtIndex soj? w0[2+#1]*v",
                    "MemorySegment fill sv w0",
                    "MemorySegment copyFrom ss w0[#0+%1] r1",
                    "MemorySegment copy sjsjj r0[1+4] w2[3+4]",
                    "MemorySegment copy sojoii r0[2+#1] w3[4+5]",
                    "MemorySegment copy oisoji r0[1+5] w2[4+#1]",
                    "MemorySegment copy sojsojj r0[2+#1] w3[5+#1]",
                    "MemorySegment mismatch ss r0 r1",
                    "MemorySegment toArray so r0",
                    "MemorySegment getString sj r0[1+#1]",
                    "MemorySegment getString sjo r0[1+#1]",
                    "MemorySegment setString sjo w0[1+#1]",
                    "MemorySegment setString sjoo w0[1+#1]");

    private KnownCallsTable() {}
}
