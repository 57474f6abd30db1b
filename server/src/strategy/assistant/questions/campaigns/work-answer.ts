import { BrandWork } from "@app/contract/strategy/findings/campaign-findings";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { notYet } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { pointsAtThem } from "#/strategy/assistant/questions/talk.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import { readBrand } from "./read-brand.ts";

/** Creators and brands that are named in words; the table has the others. */
const NAMED_MAX = 3;

/** Who worked for whom, as far as deals, posts and lists tell. */
export const WORKED_WITH: Answer = {
  next: (asked, found) => {
    const input = inputOf(asked);
    return found.length > 0 || input === null ? [] : [{ tool: "worked_with", input }];
  },
  write: (asked, [finding]) => {
    const work = BrandWork.safeParse(finding?.output).data;
    const words = wordsOf(asked.language);
    if (!finding || !work)
      return [inputOf(asked) ? notYet("worked_with", asked.language) : words.campaigns.whichBrand];
    return joined(sentencesOf(asked, finding, work));
  },
};

const SPOKEN_OF = new RegExp(
  wordsListed("she, her, he, him, sie, ihr, er, ihm, elle, lui, il, ella, el, ela, ele, usne"),
  "u",
);

/** "Has she": who was spoken of last. */
function inputOf({ text, handles: [named], spokenOf, person }: Asked) {
  const read = readBrand(text);
  if (!read || (named === undefined && pointsAtThem(text))) return null;
  const isSpokenOf = named === undefined && SPOKEN_OF.test(foldInPlace(text.normalize("NFC")));
  // Whoever names no brand asks it of the creator of whom the talk is.
  const isOpen = read.brands.length === 0 && read.whose === "named";
  const handle = named ?? (isSpokenOf ? spokenOf : null) ?? (isOpen ? person : null);
  const isAsked = handle !== null || read.brands.length > 0 || read.whose !== "named";
  return isAsked ? { handle, ...read } : null;
}

function sentencesOf({ text, language }: Asked, finding: Finding, work: BrandWork): string[] {
  const all = wordsOf(language);
  const words = all.campaigns;
  const at = placeIn(finding);
  const { isKnown, whose, brands, handle, rows, workers } = work;
  const { when = null } = readBrand(text) ?? {};
  if (!isKnown) return [all.prices.none(at("handle"))];
  if (brands.length === 0 && whose === "rivals") return [words.noRivals];
  if (brands.length === 0 && whose === "own") return [words.noOwn];
  const shown = brands.slice(0, NAMED_MAX).map((_brand, index) => all.quoted(at(`brands.${index}`)));
  const named = listed(shown, all.and);
  const ofBrand = brands.length === 0 ? null : named;
  const undated =
    workers.undated > 0
      ? [words.undatedWork({ text: at("workers.undated"), n: workers.undated }, handle === null)]
      : [];
  const brandless =
    workers.unknown > 0 ? [words.brandless({ text: at("workers.unknown"), n: workers.unknown })] : [];
  if (rows.length === 0) {
    const none = handle === null ? words.nobody(named, when) : words.noBrandsOf(at("handle"), ofBrand, when);
    return [none, ...undated, ...brandless];
  }
  // Of whom several brands are known, the surest is named.
  const telling = rows.flatMap((row, index) => {
    const isFirst = rows.findIndex(({ creatorId }) => creatorId === row.creatorId) === index;
    return handle !== null || isFirst ? [{ row, index }] : [];
  });
  const places = telling.slice(0, NAMED_MAX).map(({ row, index }) => {
    const day = row.day === null ? "" : `, ${at(`rows.${index}.day`)}`;
    const who = handle === null ? `@${at(`rows.${index}.handle`)}` : all.quoted(at(`rows.${index}.brand`));
    return `${who} (${words.evidence[row.how]}${day})`;
  });
  const told = listed(places, all.and);
  const isSure = rows.every(({ how }) => how === "deal" || how === "paid_post" || how === "list");
  return [
    ...(handle === null
      ? [
          `${words.workers({ text: at("workers.total"), n: workers.total }, named, when, telling.length > NAMED_MAX)} ${told}.`,
        ]
      : [words.brandsOf(at("handle"), told)]),
    ...(isSure ? [] : [words.notSurely]),
    ...undated,
    ...brandless,
  ];
}
