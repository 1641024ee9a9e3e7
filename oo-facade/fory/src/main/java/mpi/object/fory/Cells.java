package mpi.object.fory;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.collection.CollectionSerializers.JDKCompatibleCollectionSerializer;

/** Classes of which Fory's own serializers make null where an object leads back to itself. */
final class Cells {
    private Cells() {}

    /** Puts others in their place. */
    static void register(Fory fory) {
        fory.registerSerializer(AtomicReference.class, new Cell(fory.getConfig()));
        registerCollection(fory, CopyOnWriteArrayList.class);
        registerCollection(fory, CopyOnWriteArraySet.class);
    }

    private static <T> void registerCollection(Fory fory, Class<T> type) {
        TypeResolver resolver = fory.getTypeResolver();
        fory.registerSerializer(type, new JDKCompatibleCollectionSerializer<>(resolver, type));
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // there is no class of AtomicReference<Object>
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
}
