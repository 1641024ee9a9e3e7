/** Programs in which a rank dies in one of many ways while others wait for it. */
package panmpi.tests.programs.deaths;
