/** Stage 4: writes. One emitter per construct; emitters decide nothing. */
package panmpi.generator.emit;
