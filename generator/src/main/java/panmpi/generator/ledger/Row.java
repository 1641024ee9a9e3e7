package panmpi.generator.ledger;

import java.util.List;

/**
 * Row of the ledger, for one name.
 *
 * @param group the kind of name
 * @param topic the table that the row is in, within its group: for a function, the class
 * @param name its name in C
 * @param procedural its member of {@code mpi.c.Mpi}, or its substitute there
 * @param facade its members of the facade
 * @param reason the reason why there is no member, or a note on the member
 * @param mpi the first MPI version that has it, as far as the snapshots tell
 * @param libraries every library that has it, from which version on
 * @param camelCase its camelCase methods
 * @param values a constant's value, or its values by library; else empty
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
