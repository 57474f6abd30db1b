import { Draft } from "@app/contract/strategy/findings/drafts";
import type { DraftKind, DraftLanguage } from "@app/contract/strategy/findings/drafts";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Language } from "#/strategy/acts/act.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { readOffer } from "#/strategy/assistant/questions/read-offer.ts";
import { listed } from "#/strategy/assistant/questions/telling.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { HANDLES } from "#/strategy/assistant/answers/handles-in.ts";
import { textsOf } from "./draft-texts.ts";
import words from "./draft-words.json" with { type: "json" };

/** The narrower first: a reminder is a mail, too. */
const ORDER = [
  "counter",
  "decline",
  "reminder",
  "subjects",
  "points",
  "hooks",
  "caption",
  "brief",
  "mail",
] as const satisfies readonly DraftKind[];
const PATTERNS = new Map(ORDER.map((kind) => [kind, new RegExp(wordsListed(words[kind]), "u")]));
const OFFERS = new RegExp(wordsListed(words.offers), "u");

const REPLY = new RegExp(wordsListed(words.reply), "u");

/** Texts for creators: a frame that is filled from what is known, and said to be one. */
export const DRAFT: Answer = {
  next: (asked, found) => {
    const kind = draftKindIn(asked.text);
    return found.length > 0 || kind === null ? [] : [{ tool: "write_draft", input: inputOf(asked, kind) }];
  },
  write: ({ language }, [finding]) => {
    const written = writtenIn(language);
    const texts = textsOf(written);
    const draft = Draft.safeParse(finding?.output).data;
    if (!draft) return [texts.which];
    const all = wordsOf(language);
    const from = draft.filledFrom.map((source) => texts.sources[source]);
    const open = draft.blanks.length > 0 ? texts.open.replace("{blanks}", listed(draft.blanks, all.and)) : "";
    const said = texts.said
      .replace("{kind}", texts.kinds[draft.kind])
      .replace("{from}", from.length > 0 ? texts.from.replace("{sources}", listed(from, all.and)) : "")
      .replace("{open}", open);
    return draft.isKnown ? [said] : [`${all.prices.none(draft.handle ?? "")} ${said}`];
  },
};

/** Hindi-English is answered in English. */
export function writtenIn(language: Language): DraftLanguage {
  return language === "hi" ? "en" : language;
}

function draftKindIn(text: string): DraftKind | null {
  const folded = foldInPlace(text.normalize("NFC"));
  // What is to be answered is not known here.
  if (REPLY.test(folded)) return null;
  return ORDER.find((kind) => PATTERNS.get(kind)?.test(folded) === true) ?? null;
}

function inputOf({ text, language, handles: [named], spokenOf }: Asked, kind: DraftKind) {
  const limit = readOffer(text).offer ?? bareAmountIn(text);
  const told = toldIn(text);
  // Other mails than those that are to win somebody only tell something.
  const isTelling =
    kind === "mail" && told !== null && limit === null && !OFFERS.test(foldInPlace(text.normalize("NFC")));
  return {
    kind: isTelling ? ("message" as const) : kind,
    language: writtenIn(language),
    handle: named ?? spokenOf,
    limit,
    told,
  };
}

const TOLD = new RegExp(
  `(?::|(?<!\\p{L})(?:mail|e-mail|email|nachricht|correo|mensagem|courriel)\\s*,|(?<!\\p{L})(?:${anyListed("that, dass, que, ki, saying, telling, asking her to, asking him to, asking them to, asking to, and ask her to, and ask him to, offering, offer, proposing, und biete, und biet, biete, pidiendole que, para pedirle que, disculpandonos y que, diciendole que, ofreciendole, ofreciendo, ofrecele, en lui proposant, en lui demandant de, pour lui demander de, en proposant, on lui propose, propose-lui, pedindo que, pedindo para, pedindo pra, oferecendo, oferece, ki hum, a dizer que, dizendo que")})(?!\\p{L}))\\s*(?=\\S)`,
  "u",
);

/** What a mail is to say: behind a colon or "that", word for word; null where it says nothing of it. */
function toldIn(text: string): string | null {
  const said = text.normalize("NFC");
  const found = TOLD.exec(foldInPlace(said));
  const told = found ? said.slice(found.index + found[0].length).replace(/[\s.!]+$/u, "") : "";
  return /\s/u.test(told) && !told.includes("?") ? told : null;
}

/** "That 800 is our limit": the only number of a text, where nobody says a currency. */
function bareAmountIn(text: string): { amount: number; currency: null } | null {
  const numbers = text.replaceAll(HANDLES, " ").match(/(?<![\p{L}\d.,])\d{2,7}(?![\p{L}\d%]|[.,]\d)/gu);
  const [only] = numbers ?? [];
  return only !== undefined && numbers?.length === 1 ? { amount: Number(only), currency: null } : null;
}
