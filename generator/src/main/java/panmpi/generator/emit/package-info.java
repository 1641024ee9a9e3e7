/** Stage 4: writes Java. One emitter per construct; all decisions are made in stage 3. */
package panmpi.generator.emit;
