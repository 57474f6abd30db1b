import { expect, test } from "vitest";
import { CHECK_FIELDS, CHECK_LABELS } from "./schemas.ts";

test("the ten fields have the labels of the specification, in its order", () => {
  expect(CHECK_FIELDS.map((field) => [field, CHECK_LABELS[field]])).toEqual([
    ["handles_correct", "Correct Handles tagged"],
    ["hashtags_correct", "Correct Hashtags"],
    ["disclosure_correctness", "Disclosures present"],
    ["hate_speech", "No Hate speech"],
    ["is_audio_hd", "High Quality Audio"],
    ["clutter_free_bg", "Clutter free background"],
    ["quality_high", "High Quality Video"],
    ["orientation_correctness", "Correct video orientation"],
    ["duration_correctness", "Video duration"],
    ["is_nsfw", "No Obscene content"],
  ]);
});
