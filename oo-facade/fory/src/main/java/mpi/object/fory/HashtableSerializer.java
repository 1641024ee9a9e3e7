package mpi.object.fory;

import java.util.Hashtable;
import java.util.Map;
import org.apache.fory.Fory;
import org.apache.fory.context.ReadContext;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.collection.MapSerializer;

/**
 * Serializer that writes and reads a {@link Hashtable} by entries. The table's own {@code
 * readObject}, which Fory would call, allocates for as many entries as the bytes claim.
 */
@SuppressWarnings("rawtypes") // Java has no class literal of Hashtable<Object, Object>
final class HashtableSerializer extends MapSerializer<Hashtable> {
    private HashtableSerializer(TypeResolver resolver) {
        super(resolver, Hashtable.class, true);
    }

    /** Registers this serializer in place of Fory's. */
    static void register(Fory fory) {
        fory.registerSerializer(Hashtable.class, new HashtableSerializer(fory.getTypeResolver()));
    }

    @Override
    public Hashtable newMap(ReadContext context, boolean entriesTakeBytes) {
        setNumElements(readMapSize(context, context.getBuffer(), entriesTakeBytes));
        var table = new Hashtable();
        context.reference(table);
        return table;
    }

    @Override
    public Map newMap(Map map) {
        return new Hashtable();
    }
}
