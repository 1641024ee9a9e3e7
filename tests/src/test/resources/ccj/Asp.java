import mpi.ccj.ColGroup;
import mpi.ccj.ColMember;

/** All pairs' shortest paths: the listing of CCJ's paper, figure 1, with its gaps filled. */
class Asp extends ColMember {
ColGroup group;
int n, rank, nodes;
int[][] tab; // the distance table.
Asp (int n) throws Exception {
    super();
    this.n = n;
}
void setGroup(ColGroup group) {
    this.group = group;
}
void do_asp() throws Exception {
    int k;
    for (k = 0; k < n; k++) {
        // send the row to all members:
        tab[k] = (int[])
            broadcast(group, tab[k], owner(k));
        // do ASP computation...
        for (int i = first(rank); i < first(rank + 1); i++) {
            for (int j = 0; j < n; j++) {
                tab[i][j] = Math.min(tab[i][j], tab[i][k] + tab[k][j]);
            }
        }
        if (k == n - 1) {
            compare();
        }
    }
}
public void run() {
    try {
        rank = group.getRank(this);
        nodes = group.size();
        // Initialize local data
        tab = new int[n][];
        for (int i = first(rank); i < first(rank + 1); i++) {
            tab[i] = Roads.from(i, n);
        }
        do_asp();
        done();
    } catch (Exception e) {
        // handle exception... Quit.
        throw new IllegalStateException(e);
    }
}

/** Returns a member's first row; two members' numbers of rows differ by at most one. */
int first(int member) {
    return (int) ((long) n * member / nodes);
}

int owner(int row) {
    int member = 0;
    while (first(member + 1) <= row) {
        member++;
    }
    return member;
}

/** Compares the result with what one thread finds by itself. */
void compare() {
    int[][] expected = Roads.shortest(n);
    int wrong = 0;
    for (int i = first(rank); i < first(rank + 1); i++) {
        for (int j = 0; j < n; j++) {
            wrong += tab[i][j] == expected[i][j] ? 0 : 1;
        }
    }
    int rows = first(rank + 1) - first(rank);
    System.out.println("member " + rank + " of " + nodes + ": " + rows + " rows, " + wrong + " wrong");
}
}
