package mpi.object.fory;

import java.util.Collection;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.collection.CollectionSerializers.CopyOnWriteArrayListSerializer;
import org.apache.fory.serializer.collection.CollectionSerializers.CopyOnWriteArraySetSerializer;

/**
 * Serializers of {@link AtomicReference} and of copy-on-write collections. Fory's own serializers
 * turn a cyclic reference in such an object into null; these register the object before they read
 * its contents.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // Java has no class literal of AtomicReference<Object>
final class CycleSafeSerializers {
    private CycleSafeSerializers() {}

    /** Registers the serializers of this class in place of Fory's. */
    static void register(Fory fory) {
        TypeResolver resolver = fory.getTypeResolver();
        fory.registerSerializer(AtomicReference.class, new Cell(fory.getConfig()));
        fory.registerSerializer(CopyOnWriteArrayList.class, new Lists(resolver));
        fory.registerSerializer(CopyOnWriteArraySet.class, new Sets(resolver));
    }

    private static final class Cell extends Serializer<AtomicReference> {
        Cell(Config config) {
            super(config, AtomicReference.class);
        }

        @Override
        public void write(WriteContext context, AtomicReference cell) {
            context.writeRef(cell.get());
        }

        @Override
        public AtomicReference read(ReadContext context) {
            AtomicReference cell = new AtomicReference();
            context.reference(cell);
            cell.set(context.readRef());
            return cell;
        }
    }

    private static final class Lists extends CopyOnWriteArrayListSerializer {
        Lists(TypeResolver resolver) {
            super(resolver, CopyOnWriteArrayList.class);
        }

        @Override
        public Collection newCollection(ReadContext context, boolean elementsTakeBytes) {
            setNumElements(readCollectionSize(context, context.getBuffer(), elementsTakeBytes));
            return begun(context, new CopyOnWriteArrayList());
        }

        @Override
        public CopyOnWriteArrayList onCollectionRead(Collection elements) {
            return (CopyOnWriteArrayList) ((Filling) elements).filled();
        }
    }

    private static final class Sets extends CopyOnWriteArraySetSerializer {
        Sets(TypeResolver resolver) {
            super(resolver, CopyOnWriteArraySet.class);
        }

        @Override
        public Collection newCollection(ReadContext context, boolean elementsTakeBytes) {
            setNumElements(readCollectionSize(context, context.getBuffer(), elementsTakeBytes));
            return begun(context, new CopyOnWriteArraySet());
        }

        @Override
        public CopyOnWriteArraySet onCollectionRead(Collection elements) {
            return (CopyOnWriteArraySet) ((Filling) elements).filled();
        }
    }

    private static Filling begun(ReadContext context, Collection<Object> target) {
        context.reference(target);
        return new Filling(target);
    }
}
