package panmpi.generator.ledger;

import java.util.List;

/**
 * Row of the ledger, for one name.
 *
 * @param group the kind of name
 * @param topic the table that the row is in, within its group: for a function, the class
 * @param name its name in C
 * @param procedural its member of {@code mpi.c.Mpi}; for a callback type, which has no member
 *     there, the text "an upcall stub"; empty if there is none
 * @param facade its members of the facade
 * @param reason the reason why there is no member, or a note on the member
 * @param mpi the first MPI version that has the name, as far as the snapshots tell
 * @param libraries the libraries that have the name, each with its versions
 * @param camelCase its camelCase methods
 * @param values for a constant, its value, or each value with the libraries that have it; empty for
 *     other names
 */
public record Row(
        Group group,
        String topic,
        String name,
        String procedural,
        List<String> facade,
        String reason,
        String mpi,
        String libraries,
        List<String> camelCase,
        String values) {

    /** The kinds of names, in the order of their tables. */
    public enum Group {
        FUNCTION("Functions"),
        DATATYPE("Datatypes"),
        HANDLE("Operations and other handles"),
        ERROR("Error classes"),
        NUMBER("Numbers"),
        ADDRESS("Addresses and texts"),
        CALLBACK("Callback types"),
        OMITTED("Without a member");

        private final String title;

        Group(String title) {
            this.title = title;
        }

        /** Returns the heading over the tables of this kind of name. */
        public String title() {
            return title;
        }
    }

    /** Copies the list, so that the caller cannot change this record later. */
    public Row {
        facade = List.copyOf(facade);
        camelCase = List.copyOf(camelCase);
    }
}
