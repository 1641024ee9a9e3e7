import mpi.MPI

/** Number of words of each length. MPI sends a case class like any other `Serializable` object. */
case class Histogram(counts: Map[Int, Int]):
  /** Returns a histogram with the words of both. */
  def +(other: Histogram): Histogram =
    val lengths = counts.keySet ++ other.counts.keySet
    Histogram(lengths.map(n => n -> (of(n) + other.of(n))).toMap)

  /** Returns the number of words of this length. */
  def of(length: Int): Int = counts.getOrElse(length, 0)

private val Text =
  "the quick brown fox jumps over the lazy dog while seven small ships sail home from the sea"

private def histogram(words: Seq[String]): Histogram =
  Histogram(words.groupMapReduce(_.length)(_ => 1)(_ + _))

/** The lengths of the words of a text, counted by all ranks. Rank 0 deals out the words as a list of
  * lists, one for each rank, by `scatter`; each rank counts its own, and `allReduce` adds up the
  * histograms with Scala's own `+`, a method of a case class.
  *
  * In `examples/scala`: `mpiexec -n 4 mpijava -cp target/classes:target/lib/scala-library.jar WordLengths`
  */
@main def WordLengths(args: String*): Unit =
  MPI.Init(args.toArray)
  val world = MPI.COMM_WORLD
  val rank = world.getRank
  val size = world.getSize

  val words = Text.split(" ").toVector
  val parts = (0 until size).map(r => words.zipWithIndex.collect { case (w, i) if i % size == r => w })
  val dealt = if rank == 0 then java.util.List.of(parts*) else null
  val mine: Vector[String] = world.scatter(dealt, 0)
  val total = world.allReduce(histogram(mine), (a: Histogram, b: Histogram) => a + b)

  println(s"rank $rank counts ${mine.size} words")
  if rank == 0 then
    for (length, count) <- total.counts.toSeq.sorted do println(s"$count words of $length letters")
    println(s"as one rank counts: ${total == histogram(words)}")
  MPI.Finalize()
