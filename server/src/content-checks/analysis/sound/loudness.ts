/** Blocks of 100 ms at 48 kHz; four of them make one gating block (ITU-R BS.1770-4). */
const STEP_SAMPLES = 4800;
const STEPS_IN_BLOCK = 4;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;

interface Filter {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The two filters of BS.1770, tables 1 and 2, for 48 kHz. */
const SHELF: Filter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** Integrated loudness of two channels at 48 kHz, fed piece by piece. */
export class LoudnessMeter {
  readonly #channels = [channel(), channel()];
  readonly #steps: number[] = [];
  #energy = 0;
  #samples = 0;

  add(left: Float32Array, right: Float32Array): void {
    const [one, other] = this.#channels;
    for (let index = 0; index < left.length; index++) {
      const first = one ? one(left[index] ?? 0) : 0;
      const second = other ? other(right[index] ?? 0) : 0;
      this.#energy += first * first + second * second;
      this.#samples += 1;
      if (this.#samples === STEP_SAMPLES) {
        this.#steps.push(this.#energy / STEP_SAMPLES);
        this.#energy = 0;
        this.#samples = 0;
      }
    }
  }

  /** LUFS, or null when nothing is above the absolute gate. */
  integrated(): number | null {
    const blocks = this.#steps.flatMap((_one, index) => {
      const steps = this.#steps.slice(index, index + STEPS_IN_BLOCK);
      return steps.length === STEPS_IN_BLOCK ? [mean(steps)] : [];
    });
    const loud = blocks.filter((block) => lufs(block) > ABSOLUTE_GATE_LUFS);
    if (loud.length === 0) return null;
    const gate = lufs(mean(loud)) + RELATIVE_GATE_LU;
    return lufs(mean(loud.filter((block) => lufs(block) > gate)));
  }
}

function channel(): (sample: number) => number {
  const shelf = filter(SHELF);
  const highPass = filter(HIGH_PASS);
  return (sample) => highPass(shelf(sample));
}

function filter({ b, a }: Filter): (sample: number) => number {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return (x0) => {
    const y0 = b[0] * x0 + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    x2 = x1;
    x1 = x0;
    y2 = y1;
    y1 = y0;
    return y0;
  };
}

function lufs(energy: number): number {
  return -0.691 + 10 * Math.log10(energy);
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
