package panmpi.tests.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.Request;
import mpi.Status;

/** Operation of the soak that sends several messages among all ranks at once, and checks them. */
final class Messages implements Exchange {
    private final OperationContext scene;
    private final RandomGenerator own;
    private final List<Message> all;
    private final List<MessageEnd> sent;
    private final List<MessageEnd> received;

    Messages(OperationContext scene) {
        this.scene = scene;
        own = scene.own();
        RandomGenerator random = scene.common();
        int number = 1 + random.nextInt(2 * scene.size());
        all =
                IntStream.range(0, number)
                        .mapToObj(i -> Message.random(random, i, scene.size()))
                        .toList();
        sent =
                all.stream()
                        .filter(m -> m.source() == scene.rank())
                        .map(m -> MessageEnd.sending(scene, own, m))
                        .toList();
        received =
                all.stream()
                        .filter(m -> m.dest() == scene.rank())
                        .map(m -> MessageEnd.receiving(scene, own, m))
                        .toList();
    }

    @Override
    public void fill(int round) {
        ends().forEach(end -> end.fill(round));
    }

    @Override
    public void run() {
        List<Request> pending = new ArrayList<>();
        List<MessageEnd> early = received.stream().filter(MessageEnd::isEarly).toList();
        early.forEach(end -> pending.add(end.beginReceive()));
        if (all.stream().anyMatch(message -> message.sending().isReady())) {
            scene.comm().Barrier();
        }
        for (MessageEnd end : sent) {
            Request request = end.send();
            if (request != null) {
                pending.add(request);
            }
        }
        received.stream().filter(end -> !end.isEarly()).forEach(MessageEnd::receive);
        Status[] statuses = Completion.of(own, pending);
        for (int i = 0; i < early.size(); i++) {
            early.get(i).checkStatus(statuses[i]);
        }
    }

    @Override
    public void check() {
        ends().forEach(MessageEnd::check);
    }

    @Override
    public void end() {
        ends().forEach(MessageEnd::end);
    }

    private Stream<MessageEnd> ends() {
        return Stream.concat(sent.stream(), received.stream());
    }

    @Override
    public String toString() {
        return all.size() + " messages among " + scene.size() + " ranks: " + all;
    }
}
