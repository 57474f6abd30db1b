/** Code of the refusal of every write into the sample: the screen offers a copy in its place. */
export const SAMPLE_FIXED = "sample.fixed";
