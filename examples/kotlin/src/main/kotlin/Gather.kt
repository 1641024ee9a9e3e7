import java.io.Serializable
import mpi.MPI

/** Report of a rank about itself; MPI sends a data class like any other `Serializable` object. */
data class Report(val rank: Int, val words: List<String>) : Serializable

private val ALPHABET = listOf("alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf")

/**
 * Data of different lengths come together on one rank, in two ways. With numbers in arrays the root
 * has to know how many come from each rank: a first `gather` brings the lengths, and `gatherv` puts
 * the parts side by side, each at its displacement. With objects a single `gather` returns a list of
 * what all ranks gave, in the order of ranks; the types are Kotlin's own.
 *
 * In `examples/kotlin`: `mpiexec -n 4 mpijava -cp target/classes:target/lib/kotlin-stdlib.jar GatherKt`
 */
fun main(args: Array<String>) {
    MPI.Init(args)
    val world = MPI.COMM_WORLD
    val rank = world.rank
    val size = world.size

    // Rank r has r + 1 numbers.
    val mine = IntArray(rank + 1) { 10 * rank + it }
    val lengths = IntArray(size)
    world.gather(intArrayOf(mine.size), 1, MPI.INT, lengths, 1, MPI.INT, 0)
    val displacements = IntArray(size)
    for (i in 1 until size) displacements[i] = displacements[i - 1] + lengths[i - 1]
    val all = IntArray(lengths.sum())
    world.gatherv(mine, mine.size, MPI.INT, all, lengths, displacements, MPI.INT, 0)

    val words = ALPHABET.filterIndexed { i, _ -> i % size == rank }
    val reports: List<Report>? = world.gather(Report(rank, words), 0)

    if (rank == 0) {
        val expected = (0 until size).flatMap { r -> (0..r).map { 10 * r + it } }
        println("numbers: ${all.toList()}, right: ${all.toList() == expected}")
        reports.orEmpty().forEach { println("rank ${it.rank} has ${it.words}") }
        val sorted = reports.orEmpty().flatMap { it.words }.sorted()
        println("no word lost: ${sorted == ALPHABET}")
    }
    MPI.Finalize()
}
