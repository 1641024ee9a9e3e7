import mpi.MPI
import scala.jdk.CollectionConverters.*

case class Point(x: Int, y: Int)

@main def points(args: String*): Unit =
  MPI.Init(args.toArray)
  val world = MPI.COMM_WORLD
  val rank = world.Rank()

  val sum = new Array[Int](1)
  world.Allreduce(Array(rank + 1), 0, sum, 0, 1, MPI.INT, Operations.SUM)
  val all = world.allgather(Point(rank, rank * rank)).asScala.toList
  val far = world.allreduce(all(rank), (a, b) => if a.x > b.x then a else b)

  println(s"rank $rank: ${sum(0)} $all $far")
  MPI.Finalize()
