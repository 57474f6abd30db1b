/** Samples of one transform. At 48 kHz it lasts 43 ms. */
export const SPECTRUM_SAMPLES = 2048;

const HALF = SPECTRUM_SAMPLES / 2;
const window = Float64Array.from(
  { length: SPECTRUM_SAMPLES },
  (_one, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / SPECTRUM_SAMPLES),
);
const cosines = Float64Array.from({ length: HALF }, (_one, index) =>
  Math.cos((2 * Math.PI * index) / SPECTRUM_SAMPLES),
);
const sines = Float64Array.from({ length: HALF }, (_one, index) =>
  Math.sin((2 * Math.PI * index) / SPECTRUM_SAMPLES),
);
const reversed = Uint16Array.from({ length: SPECTRUM_SAMPLES }, (_one, index) => {
  let bits = 0;
  for (let bit = 1; bit < SPECTRUM_SAMPLES; bit *= 2) bits = bits * 2 + (index & bit ? 1 : 0);
  return bits;
});

/** Power of each of the 1,024 frequencies of `samples` (2,048 of them), seen through a Hann window. */
export function powerSpectrum(samples: Float32Array): Float64Array {
  const real = new Float64Array(SPECTRUM_SAMPLES);
  const imaginary = new Float64Array(SPECTRUM_SAMPLES);
  for (let index = 0; index < SPECTRUM_SAMPLES; index++) {
    const to = reversed[index] ?? 0;
    real[to] = (samples[index] ?? 0) * (window[index] ?? 0);
  }
  for (let size = 2; size <= SPECTRUM_SAMPLES; size *= 2) combine(real, imaginary, size);
  return Float64Array.from(
    { length: HALF },
    (_one, index) => (real[index] ?? 0) ** 2 + (imaginary[index] ?? 0) ** 2,
  );
}

/** One stage of the radix-2 transform (Cooley and Tukey 1965), in place. */
function combine(real: Float64Array, imaginary: Float64Array, size: number): void {
  const half = size / 2;
  const stride = SPECTRUM_SAMPLES / size;
  for (let start = 0; start < SPECTRUM_SAMPLES; start += size)
    for (let offset = 0; offset < half; offset++) {
      const cosine = cosines[offset * stride] ?? 0;
      const sine = sines[offset * stride] ?? 0;
      const even = start + offset;
      const odd = even + half;
      const oddReal = real[odd] ?? 0;
      const oddImaginary = imaginary[odd] ?? 0;
      const turnedReal = oddReal * cosine + oddImaginary * sine;
      const turnedImaginary = oddImaginary * cosine - oddReal * sine;
      const evenReal = real[even] ?? 0;
      const evenImaginary = imaginary[even] ?? 0;
      real[odd] = evenReal - turnedReal;
      imaginary[odd] = evenImaginary - turnedImaginary;
      real[even] = evenReal + turnedReal;
      imaginary[even] = evenImaginary + turnedImaginary;
    }
}
