import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { setImmediate as otherWork } from "node:timers/promises";
import { memoizeAsync } from "@app/contract/memoize-async";
import { plannerModel } from "./planner.model.ts";

/** What people say: with these nearly all patterns have been used once. */
const SAID = [
  "how many creators do we have in Berlin?",
  "10.000 €",
  "8 creators, Instagram",
  "four weeks in May, Germany",
  "Launch of an oat drink in Germany, 10.000 €, Instagram and TikTok, 8 creators, four weeks in May, no alcohol",
];

/**
 * Reads what a person may say, so that the first who says something does not wait for what is made on first use: about a
 * second, and 50 MB that stay (measured), so it waits until somebody is there.
 */
export const prepareAnswers = memoizeAsync(async (): Promise<void> => {
  for (const text of SAID) {
    await otherWork();
    const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text }] }];
    const { stream } = await plannerModel.doStream({ prompt });
    await stream.cancel();
  }
});
