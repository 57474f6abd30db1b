/** What must be undone when the process ends, last thing first, once. */
export class Shutdown {
  readonly #steps: (() => unknown)[] = [];
  #running: Promise<void> | undefined;

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** A step that comes while the shutdown already runs is done at once. */
  async add(step: () => unknown): Promise<void> {
    if (this.isRunning) await step();
    else this.#steps.push(step);
  }

  /** Later calls wait for the first one: npm and the terminal both deliver Ctrl-C. */
  run(): Promise<void> {
    return (this.#running ??= this.#undo());
  }

  // A step that fails does not keep the others from being done; the first failure is told at the end.
  async #undo(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
