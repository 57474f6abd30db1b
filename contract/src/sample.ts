/** Code of the refusal of every write into the sample: the screen offers a copy in its place. */
export const SAMPLE_FIXED = "sample.fixed";
/** Code of the answer while the sample of a new server is being made. */
export const SAMPLE_NOT_READY = "sample.not_ready";
