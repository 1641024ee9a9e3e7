package mpi.object.fory;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/**
 * Buffer of the elements of a copy-on-write collection. The elements are added to the collection
 * all at once, since it copies all of its elements at each addition.
 */
final class Filling extends AbstractCollection<Object> {
    private final Collection<Object> target;
    private final List<Object> elements = new ArrayList<>();

    Filling(Collection<Object> target) {
        this.target = target;
    }

    /** Adds the buffered elements to the collection, and returns the collection. */
    Collection<Object> filled() {
        target.addAll(elements);
        return target;
    }

    @Override
    public boolean add(Object element) {
        return elements.add(element);
    }

    @Override
    public Iterator<Object> iterator() {
        return elements.iterator();
    }

    @Override
    public int size() {
        return elements.size();
    }
}
