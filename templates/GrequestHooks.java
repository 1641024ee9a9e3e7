// Abstract methods of the generated base class GrequestCalls, which calls them; the hand-written class mpi.Grequest implements them.
class $Template$ {
    /** Called when the program reports that the operation is complete; throws if it has done so before. */
    abstract void ending();
}
