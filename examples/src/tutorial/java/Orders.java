import java.io.Serializable;
import java.util.List;
import mpi.Intracomm;
import mpi.MPI;

/** Sends objects as messages: a record goes to a rank, and results come back as lists. */
public class Orders {
    record Order(String customer, List<Double> prices) implements Serializable {}

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();

        // --8<-- [start:message]
        if (rank == 0) {
            world.send(new Order("Ada", List.of(2.5, 4.0)), size - 1, 0);
        }
        if (rank == size - 1) {
            Order order = world.recv(0, 0);
            System.out.println("rank " + rank + " has an order of " + order.customer());
        }
        // --8<-- [end:message]

        // --8<-- [start:collective]
        List<Order> orders = null;
        if (rank == 0) {
            orders =
                    List.of(
                            new Order("Ada", List.of(2.5, 4.0)),
                            new Order("Alan", List.of(1.0)),
                            new Order("Grace", List.of(3.0, 3.0, 3.0)));
        }
        Order mine = world.scatter(orders, 0);
        double cost = mine.prices().stream().mapToDouble(x -> x).sum();

        List<String> lines = world.gather(mine.customer() + " pays " + cost, 0);
        double total = world.allReduce(cost, Double::sum);
        // --8<-- [end:collective]
        if (rank == 0) {
            lines.forEach(System.out::println);
            System.out.println("together " + total);
        }
        MPI.Finalize();
    }
}
