import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import com.hazelcast.collection.IQueue;
import com.hazelcast.config.Config;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastInstance;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@link Transport} that uses Hazelcast. Each process is a member of the cluster, and has a
 * distributed queue from which it takes its messages.
 */
final class HazelcastTransport implements Transport {
    private final int rank;
    private final HazelcastInstance member;
    private final List<IQueue<byte[]>> queues = new ArrayList<>();

    HazelcastTransport(int rank, int size, int port) {
        this.rank = rank;
        Config config = new Config().setClusterName("transport-" + port);
        config.setProperty("hazelcast.phone.home.enabled", "false");
        config.setProperty("hazelcast.logging.type", "none");
        config.setProperty("hazelcast.shutdownhook.enabled", "false");
        var network = config.getNetworkConfig().setPort(port + rank).setPortAutoIncrement(false);
        network.getJoin().getAutoDetectionConfig().setEnabled(false);
        network.getJoin().getMulticastConfig().setEnabled(false);
        var others = network.getJoin().getTcpIpConfig().setEnabled(true);
        for (int i = 0; i < size; i++) {
            others.addMember("127.0.0.1:" + (port + i));
        }
        network.getInterfaces().setEnabled(true).addInterface("127.0.0.1");
        config.getQueueConfig("default").setBackupCount(0);
        member = Hazelcast.newHazelcastInstance(config);
        for (int i = 0; i < size; i++) {
            queues.add(member.getQueue("to " + i));
        }
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return queues.size();
    }

    @Override
    public void send(int receiver, MemorySegment data, long offset, long length) {
        byte[] message = new byte[Integer.BYTES + (int) length];
        ByteBuffer.wrap(message).putInt(rank);
        MemorySegment.copy(data, JAVA_BYTE, offset, message, Integer.BYTES, (int) length);
        queues.get(receiver).add(message);
    }

    @Override
    public void recv(Receiver receiver) {
        try {
            byte[] message = queues.get(rank).take();
            int sender = ByteBuffer.wrap(message).getInt();
            receiver.accept(sender, MemorySegment.ofArray(message).asSlice(Integer.BYTES));
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Override
    public void close() {
        member.shutdown();
    }
}
