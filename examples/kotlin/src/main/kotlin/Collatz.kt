import java.io.Serializable
import mpi.MPI

/** A number, and how many steps lead from it to 1. A step halves an even number n, and makes 3n + 1 of an odd one. */
data class Chain(val start: Long, val steps: Int) : Serializable, Comparable<Chain> {
    override fun compareTo(other: Chain) = compareValuesBy(this, other, Chain::steps, { -it.start })
}

/** Returns the chain of a number; counts its steps one by one. */
fun chainOf(start: Long): Chain {
    var n = start
    var steps = 0
    while (n != 1L) {
        n = if (n % 2 == 0L) n / 2 else 3 * n + 1
        steps++
    }
    return Chain(start, steps)
}

/**
 * The longest Collatz chain below a limit. Each rank looks at every size-th number and keeps its best
 * chain; `allReduce` with a lambda combines the objects of all ranks, two at a time, and gives the
 * result to all. The lambda is Kotlin's `maxOf`, which is what a reduction needs: it does not matter
 * which two objects are combined first.
 *
 * In `examples/kotlin`: `mpiexec -n 4 mpijava -cp target/classes:target/lib/kotlin-stdlib.jar CollatzKt 100000`
 */
fun main(arguments: Array<String>) {
    val args = MPI.Init(arguments)
    val limit = args.firstOrNull()?.toLong() ?: 100_000L
    val world = MPI.COMM_WORLD

    val mine = (1L + world.rank until limit step world.size.toLong()).maxOf(::chainOf)
    val longest: Chain = world.allReduce(mine) { a, b -> maxOf(a, b) }

    if (world.rank == 0) {
        println("below $limit: ${longest.start} takes ${longest.steps} steps")
        println("as one rank finds: ${longest == (1L until limit).maxOf(::chainOf)}")
    }
    MPI.Finalize()
}
