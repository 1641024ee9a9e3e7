package panmpi.generator.model;

import java.util.List;

/**
 * A C type as a prototype has it.
 *
 * @param constant whether the pointed-to (or plain) base is {@code const}
 * @param base the type's own name: {@code int}, {@code unsigned long}, {@code MPI_Comm}, ...
 * @param pointers an entry for each {@code *}, true if the pointer itself is {@code const}
 * @param arrays the array suffixes in their order, such as {@code []} and {@code [3]}
 */
public record CType(boolean constant, String base, List<Boolean> pointers, List<String> arrays) {

    /** Copies the lists, so that the caller cannot change this record later. */
    public CType {
        pointers = List.copyOf(pointers);
        arrays = List.copyOf(arrays);
    }

    /** Makes a plain type: no qualifier, no pointer. */
    public static CType plain(String base) {
        return new CType(false, base, List.of(), List.of());
    }

    /** Tests whether a value of this type is passed as an address. */
    public boolean isPointer() {
        return !pointers.isEmpty() || !arrays.isEmpty();
    }

    /** Returns the number of {@code *} and {@code []} together. */
    public int depth() {
        return pointers.size() + arrays.size();
    }

    /** Tests whether this is {@code void} and nothing else. */
    public boolean isVoid() {
        return base.equals("void") && !isPointer();
    }

    /**
     * Returns the declaration of a variable of this type, in the normalized form that snapshots
     * use.
     */
    public String declare(String name) {
        StringBuilder text = new StringBuilder(constant ? "const " : "").append(base);
        if (!pointers.isEmpty() || !name.isEmpty()) {
            text.append(' ');
        }
        for (boolean constPointer : pointers) {
            text.append(constPointer ? "*const " : "*");
        }
        text.append(name);
        arrays.forEach(text::append);
        return text.toString().strip();
    }

    @Override
    public String toString() {
        return declare("");
    }
}
