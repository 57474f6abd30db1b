import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { plannerModel } from "./planner.model.ts";

/** A question and a brief, as most of what is said looks: with them nearly all patterns have been used. */
const SAID = [
  "how many creators do we have in Berlin?",
  "Launch of an oat drink in Germany, 10.000 €, Instagram and TikTok, 8 creators, four weeks in May, no alcohol",
];

/**
 * Reads what a person may say, so that the first who says something does not wait for what is made on first use. It takes
 * about a second (measured), in which the database starts.
 */
export async function prepareAnswers(): Promise<void> {
  for (const text of SAID) {
    const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text }] }];
    const { stream } = await plannerModel.doStream({ prompt });
    await stream.cancel();
  }
}
