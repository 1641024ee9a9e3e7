package mpi.object.split;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;

/**
 * Descriptor that writes and reads strings. A string is written in Latin-1 if all characters fit,
 * else in UTF-16, which preserves unpaired surrogates.
 */
final class StringType extends TypeDescriptor {

    /** Length in characters from which a string is copied in bulk. */
    private static final int SHORT = 64;

    private final boolean wide;

    StringType(boolean wide) {
        super(String.class, true);
        this.wide = wide;
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        String text = (String) object;
        Output out = encoder.out;
        int start = out.position;
        out.put(code << 1);
        out.varint(text.length());
        if (!(text.length() < SHORT ? putShort(text, out) : putLong(text, out))) {
            out.position = start;
            out.put(code + 1 << 1);
            out.varint(text.length());
            putWide(text, out);
        }
    }

    private static boolean putShort(String text, Output out) throws IOException {
        int length = text.length();
        int at = out.reserve(length);
        byte[] bytes = out.bytes;
        int all = 0;
        for (int i = 0; i < length; i++) {
            char character = text.charAt(i);
            all |= character;
            bytes[at + i] = (byte) character;
        }
        return all < 0x100;
    }

    private static boolean putLong(String text, Output out) throws IOException {
        byte[] narrow = text.getBytes(ISO_8859_1);
        if (!new String(narrow, ISO_8859_1).equals(text)) {
            return false;
        }
        out.put(narrow, 0, narrow.length);
        return true;
    }

    private static void putWide(String text, Output out) throws IOException {
        int length = text.length();
        int at = out.reserve(Math.multiplyExact(2, length));
        byte[] bytes = out.bytes;
        for (int i = 0; i < length; i++) {
            LittleEndian.put(bytes, at + 2 * i, text.charAt(i));
        }
    }

    @Override
    Object read(Decoder decoder) throws IOException {
        Input in = decoder.in;
        int length = in.count(wide ? 2 : 1);
        String text;
        if (wide) {
            int at = in.take(2 * length);
            char[] characters = new char[length];
            for (int i = 0; i < length; i++) {
                characters[i] = LittleEndian.getChar(in.bytes, at + 2 * i);
            }
            text = new String(characters);
        } else {
            text = new String(in.bytes, in.take(length), length, ISO_8859_1);
        }
        decoder.handles.add(text);
        return text;
    }
}
