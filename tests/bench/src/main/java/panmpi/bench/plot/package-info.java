/** Plots as SVG: panels with curves, and bars, for whoever measures. */
package panmpi.bench.plot;
