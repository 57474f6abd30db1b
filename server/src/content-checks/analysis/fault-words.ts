import type { Measure } from "@app/contract/content-checks/schemas";
import { formatQuantity } from "@app/contract/content-checks/measure-sources";

/** What somebody says who sees or hears the fault; the figures follow where they tell more than the word. */
const WORDS: Readonly<Record<string, string>> = {
  "short side at least": "Too small",
  "frame rate at least": "Jerky, too few pictures a second",
  "bits per pixel at least": "Compressed too hard",
  "frozen pictures at most": "The picture stands still for too long",
  "black pictures at most": "The picture is black for too long",
  "blur at most": "Blurred or out of focus",
  "noise at most": "Grainy",
  "blockiness at most": "Blocky, compressed too hard",
  "contrast at least": "Flat, hardly any contrast",
  "brightness at least": "Too dark",
  "brightness at most": "Too bright",
  "sample rate at least": "Recorded too coarsely",
  "bandwidth at least": "Muffled, the high tones are missing",
  "loudness at least": "Too quiet",
  "loudness at most": "Too loud",
  "cut-off peaks at most": "Distorted, loud moments are cut off",
};

/** A person knows what these units mean; of the others the word alone is said, and the measure stands behind it. */
const SPOKEN = new Set(["px", "frames/s", "Hz", "LUFS", "share"]);
/** A share of what a person cannot see. */
const UNSPOKEN = new Set(["blur", "cut-off peaks"]);

/** A measure that failed, as a sentence: "Too small: 432 px wide, 720 px needed." */
export function describeFault(fault: Measure, size?: { width: number; height: number }): string {
  const { name, value, unit, threshold, comparator } = fault;
  const said = WORDS[`${name} ${comparator ?? ""}`] ?? name.charAt(0).toUpperCase() + name.slice(1);
  if (!SPOKEN.has(unit) || UNSPOKEN.has(name)) return `${said}.`;
  const side = name === "short side" && size ? (size.width <= size.height ? " wide" : " high") : "";
  const limit = formatQuantity(threshold, unit);
  const wanted = comparator === "at least" ? `${limit} needed` : `at most ${limit}`;
  return `${said}: ${formatQuantity(value, unit)}${side}, ${wanted}.`;
}
