package panmpi.generator.header;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes and reads lists of texts on a stream: the protocol between generator and reader process.
 */
final class TextLists {

    private TextLists() {}

    static void write(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(bytes.length);
            out.write(bytes);
        }
        out.flush();
    }

    /** Reads a list; throws {@link java.io.EOFException} if the stream ends within it. */
    static List<String> read(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int open = in.readInt(); open > 0; open--) {
            byte[] bytes = new byte[in.readInt()];
            in.readFully(bytes);
            texts.add(new String(bytes, StandardCharsets.UTF_8));
        }
        return texts;
    }
}
