/** Ledger of every name of every snapshot: its members in the binding, or the reason for none. */
package panmpi.generator.ledger;
