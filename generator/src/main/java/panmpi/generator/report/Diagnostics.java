package panmpi.generator.report;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Collects and prints the stages' messages. Each message is a sentence with a position and a
 * severity.
 *
 * <p>Every stage reports here and goes on, so that one run shows every problem; the caller checks
 * {@link #hasErrors()} before anything is written.
 */
public final class Diagnostics {

    /** Severity of a message. */
    public enum Severity {
        NOTE,
        WARNING,
        ERROR
    }

    /**
     * One message.
     *
     * @param severity its severity
     * @param position {@code file:line:col}, {@code file:line}, a file, or empty
     * @param text a sentence that says what was found, with its value, and what the user can do
     */
    public record Message(Severity severity, String position, String text) {
        @Override
        public String toString() {
            String where = position.isEmpty() ? "" : position + ": ";
            return where + severity.name().toLowerCase(java.util.Locale.ROOT) + ": " + text;
        }
    }

    private final List<Message> messages = new ArrayList<>();
    private final PrintStream out;

    /**
     * Makes a collector that prints each message as it arrives.
     *
     * @param out where messages are printed
     */
    public Diagnostics(PrintStream out) {
        this.out = out;
    }

    /** Reports something worth knowing. */
    public void note(String position, String text) {
        add(Severity.NOTE, position, text);
    }

    /** Reports something that leaves the result usable. */
    public void warning(String position, String text) {
        add(Severity.WARNING, position, text);
    }

    /** Reports something that makes the result unusable: nothing will be written. */
    public void error(String position, String text) {
        add(Severity.ERROR, position, text);
    }

    private void add(Severity severity, String position, String text) {
        Message message = new Message(severity, position, text);
        messages.add(message);
        out.println(message);
    }

    /** Returns all messages so far, in order. */
    public List<Message> messages() {
        return List.copyOf(messages);
    }

    /** Returns the number of messages of one severity. */
    public long count(Severity severity) {
        return messages.stream().filter(m -> m.severity() == severity).count();
    }

    /** Tests whether an error was reported. */
    public boolean hasErrors() {
        return count(Severity.ERROR) > 0;
    }
}
