import { OnePage } from "@app/contract/strategy/findings/drafts";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage, NO_PLAN } from "#/strategy/assistant/answers/sentences.ts";
import { placeIn } from "#/strategy/assistant/questions/telling.ts";
import { writtenIn } from "./draft-answer.ts";
import texts from "./page-texts.json" with { type: "json" };

/** One page for the boss, from the plan of the thread. */
export const ONE_PAGER: Answer = asking(
  "write_one_page",
  ({ hasPlan, language }) => (hasPlan ? { language: writtenIn(language) } : null),
  ({ language }, found) => {
    const finding = found.find(({ tool }) => tool === "write_one_page");
    const page = OnePage.safeParse(finding?.output).data;
    if (!finding || !page?.plan) return [inLanguage(NO_PLAN, language)];
    const at = placeIn(finding);
    const words = texts[writtenIn(language)];
    const { pricesKnown } = page;
    const isGuessed = pricesKnown !== null && pricesKnown.known < pricesKnown.of;
    const guessed = isGuessed
      ? words.guessed.replace("{known}", at("pricesKnown.known")).replace("{of}", at("pricesKnown.of"))
      : "";
    return [words.said.replace("{version}", at("plan.version")).replace("{guessed}", guessed)];
  },
);
