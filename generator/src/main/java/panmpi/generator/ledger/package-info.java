/** The ledger: every name of every snapshot, where the binding has it, or why not. */
package panmpi.generator.ledger;
