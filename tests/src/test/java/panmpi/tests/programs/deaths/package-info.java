/** The many ways in which a rank dies while others wait for it. */
package panmpi.tests.programs.deaths;
