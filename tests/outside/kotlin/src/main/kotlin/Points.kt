import java.io.Serializable
import mpi.MPI

data class Point(val x: Int, val y: Int) : Serializable

fun main(args: Array<String>) {
    MPI.Init(args)
    val world = MPI.COMM_WORLD
    val rank = world.Rank()

    val sum = IntArray(1)
    world.Allreduce(intArrayOf(rank + 1), 0, sum, 0, 1, MPI.INT, MPI.SUM)
    val points: List<Point> = world.allgather(Point(rank, rank * rank))
    val far: Point = world.allreduce(points[rank]) { a, b -> if (a.x > b.x) a else b }

    println("rank $rank: ${sum[0]} $points $far")
    MPI.Finalize()
}
