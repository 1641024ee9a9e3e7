package mpi.object.fory;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Elements on their way into a collection that copies all it has whenever one is added. */
final class Filling extends AbstractCollection<Object> {
    private final Collection<Object> target;
    private final List<Object> elements = new ArrayList<>();

    Filling(Collection<Object> target) {
        this.target = target;
    }

    /** The collection, with the elements. */
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
