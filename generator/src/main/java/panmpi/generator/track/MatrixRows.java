package panmpi.generator.track;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;

/**
 * Makes the rows of the matrix ({@link MatrixPage}): one for every function and constant that any
 * header declares.
 */
final class MatrixRows {

    private static final int GONE = -1;
    private static final Comparator<String> STANDARD_FIRST =
            Comparator.<String, Boolean>comparing(name -> !name.startsWith("MPI_"))
                    .thenComparing(Comparator.naturalOrder());

    private final List<Column> columns;
    private final Set<String> numbers;
    private final Facade facade;
    private final SortedSet<String> classes;

    /**
     * Prepares the rows.
     *
     * @param columns the columns of the page, one for each header, in their order
     * @param numbers the constants that are only numbers by which a library refers to its functions
     * @param facade names the facade's methods for each function
     */
    MatrixRows(List<Column> columns, Set<String> numbers, Facade facade) {
        this.columns = columns;
        this.numbers = numbers;
        this.facade = facade;
        this.classes = facade.classes();
    }

    List<Row> rows() {
        SortedSet<String> functions = new TreeSet<>(STANDARD_FIRST);
        SortedSet<String> constants = new TreeSet<>(STANDARD_FIRST);
        columns.forEach(c -> functions.addAll(c.api().functions().keySet()));
        columns.forEach(c -> constants.addAll(c.api().constants().keySet()));
        constants.removeAll(functions);
        List<Row> rows = new ArrayList<>();
        functions.forEach(f -> rows.add(function(f)));
        constants.forEach(c -> rows.add(constant(c)));
        return rows;
    }

    private Row function(String name) {
        return row(name, Row.Kind.FUNCTION, facade.owner(name), facade.methods(name));
    }

    private Row constant(String name) {
        boolean number = numbers.contains(name);
        return row(
                name,
                number ? Row.Kind.NUMBER : Row.Kind.CONSTANT,
                number ? "" : owner(name),
                List.of());
    }

    /**
     * Returns the class of the facade to which a constant belongs: for a handle, the class of its
     * type; for other constants, an empty string.
     */
    private String owner(String constant) {
        return columns.stream()
                .map(c -> c.api().constants().get(constant))
                .filter(c -> c != null && c.type().startsWith("MPI_"))
                .map(Constant::type)
                .map(type -> type.substring("MPI_".length()))
                .filter(classes::contains)
                .findFirst()
                .orElse("");
    }

    private Row row(String name, Row.Kind kind, String owner, List<String> members) {
        List<String> texts = new ArrayList<>();
        List<String> shapes = new ArrayList<>();
        SortedMap<String, List<Object>> history = new TreeMap<>();
        String library = "";
        int last = GONE;
        for (Column column : columns) {
            if (!column.library().equals(library)) {
                library = column.library();
                last = GONE;
            }
            int index = index(column.api(), name, texts, shapes);
            if (index != last) {
                List<Object> turns = history.computeIfAbsent(library, l -> new ArrayList<>());
                turns.add(column.label());
                turns.add(index);
                last = index;
            }
        }
        return new Row(name, kind, owner, members, texts, numbered(shapes), history);
    }

    private static int index(Api api, String name, List<String> texts, List<String> shapes) {
        Optional<Declared> declared = Declared.of(api, name);
        if (declared.isEmpty()) {
            return GONE;
        }
        int index = texts.indexOf(declared.get().text());
        if (index < 0) {
            index = texts.size();
            texts.add(declared.get().text());
            shapes.add(declared.get().shape());
        }
        return index;
    }

    /**
     * Returns for each shape the index of the first shape that is equal to it; an empty list if all
     * shapes differ.
     */
    private static List<Integer> numbered(List<String> shapes) {
        List<Integer> numbers = shapes.stream().map(shapes::indexOf).toList();
        return numbers.stream().distinct().count() == numbers.size() ? List.of() : numbers;
    }
}
