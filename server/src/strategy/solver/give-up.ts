/**
 * The solver did not come to an end: a machine that is far too busy, or rules that are too hard to weigh. Never
 * another answer: the same brief has one plan or none.
 */
export class SolverGaveUp extends Error {
  constructor() {
    super("The solver did not come to an end");
    this.name = "SolverGaveUp";
  }
}
