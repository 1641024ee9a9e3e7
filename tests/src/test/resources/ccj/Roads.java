/** A map of roads between towns, some of them missing, and the shortest ways found by one thread. */
class Roads {
    static final int NONE = 1_000_000;

    static int[] from(int town, int n) {
        int[] roads = new int[n];
        for (int j = 0; j < n; j++) {
            int any = (town * 7919 + j * 104729) % 997;
            roads[j] = j == town ? 0 : any % 3 == 0 ? 1 + any : NONE;
        }
        return roads;
    }

    static int[][] shortest(int n) {
        int[][] way = new int[n][];
        for (int i = 0; i < n; i++) {
            way[i] = from(i, n);
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    way[i][j] = Math.min(way[i][j], way[i][k] + way[k][j]);
                }
            }
        }
        return way;
    }
}
