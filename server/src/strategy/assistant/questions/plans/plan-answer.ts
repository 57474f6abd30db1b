import { platformLabel } from "@app/contract/platforms";
import { PlanFacts } from "@app/contract/strategy/findings/plan-findings";
import type { PlanPart } from "@app/contract/strategy/findings/plan-findings";
import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { asking } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { cityName } from "@app/contract/place-names";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { withoutPlan } from "#/strategy/assistant/answers/sentences.ts";
import { mediaIn } from "#/strategy/assistant/questions/campaigns/read-work.ts";
import { countryIn, marketIn } from "#/strategy/assistant/questions/named-market.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import type { QuestionWords } from "#/strategy/assistant/questions/words/question-words.ts";
import aspects from "./plan-aspects.json" with { type: "json" };

/** Creators who are named in words; the table has the others. */
const NAMED_MAX = 5;

type Cue = keyof typeof aspects;
const PATTERNS = Object.fromEntries(
  Object.entries(aspects).map(([cue, list]) => [cue, new RegExp(wordsListed(list), "u")]),
);

/** Whether a question is about the plan by its words: "how many of them", "the cheapest in it". */
export function isOfPlan({ text, hasPlan }: Pick<Asked, "text" | "hasPlan">): boolean {
  return hasPlan && cuesIn(text)("inPlan");
}

/** Which missing prices to ask for, or who came in and dropped out: what can only be asked of a plan. */
export function asksOfPlanAlone({ text, handles }: Pick<Asked, "text" | "handles">): boolean {
  const has = cuesIn(text);
  return has("moved") || (handles.length === 0 && !/\p{N}/u.test(text) && asksForPrices(has));
}

/** Whether the question is who came in and who dropped out. */
export function asksWhoMoved(text: string): boolean {
  return cuesIn(text)("moved");
}

function asksForPrices(has: Telling["has"]): boolean {
  return has("askFirst") && has("prices") && has("first");
}

/** Questions about the plan of the thread, from what is stored of it. */
export const OF_PLAN: Answer = asking(
  "plan_facts",
  ({ hasPlan, text }) => (hasPlan ? { about: partIn(text) } : null),
  (asked, found) => {
    const finding = found.find(({ tool }) => tool === "plan_facts");
    const facts = PlanFacts.safeParse(finding?.output).data;
    if (!finding || !facts?.plan) return [withoutPlan(asked)];
    const words = wordsOf(asked.language);
    const telling: Telling = { asked, facts, words, at: placeIn(finding), has: cuesIn(asked.text) };
    if (facts.status === "infeasible") return joined(asBriefed(telling) ?? [words.plan.impossible]);
    for (const aspect of ASPECTS) {
      const told = aspect(telling);
      if (told) return joined(told);
    }
    return joined(summary(telling));
  },
);

interface Telling {
  asked: Asked;
  facts: PlanFacts;
  words: QuestionWords;
  at: (path: string) => string;
  has: (cue: Cue) => boolean;
}
type Aspect = (telling: Telling) => string[] | null;

/** What may be asked of a plan, the narrowest first: the first that is meant is told. */
const ASPECTS: readonly Aspect[] = [
  (telling) => (telling.has("moved") ? moved(telling) : null),
  ({ has, facts: { toAsk }, words, at }) => {
    if (!asksForPrices(has)) return null;
    const names = toAsk.map((_one, index) => `@${at(`toAsk.${index}.handle`)}`);
    return [names.length === 0 ? words.plan.noneToAsk : words.plan.toAsk(listed(names, words.and))];
  },
  ({ has, facts, words: { plan }, at }) => {
    if (!has("thousandMore")) return null;
    return [
      facts.certificate?.thousandMore ? plan.thousandMore(at("certificate.thousandMore")) : plan.thousandOpen,
    ];
  },
  perThousand,
  ({ has, facts, words: { plan, quoted }, at }) => {
    if (!has("rule")) return null;
    const { dearestRule: place } = facts;
    if (place === null) return [plan.noRule];
    const rule = quoted(at(`certificate.rules.${place}.rule`));
    return [plan.rule(rule, at(`certificate.rules.${place}.costPercent`))];
  },
  ({ has, facts: { counts }, words: { plan }, at }) => {
    if (!has("risk")) return null;
    return [counts.risks === 0 ? plan.noRisks : plan.risks({ text: at("counts.risks"), n: counts.risks })];
  },
  ({ has, facts: { counts }, words: { plan }, at }) =>
    has("assumption") ? [plan.assumptions({ text: at("counts.assumptions"), n: counts.assumptions })] : null,
  extremes,
  (telling) => (telling.has("why") ? decisive(telling) : null),
  (telling) => (telling.has("best") ? sureness(telling) : null),
  inCity,
  inCountry,
  onPlatform,
  pieces,
  ({ has, facts, words: { plan }, at }) => {
    if (!has("left")) return null;
    return [facts.left ? plan.left(at("left")) : facts.brief.budget ? plan.costUnknown : plan.noBudget];
  },
  when,
  (telling) => (telling.has("sure") ? [...reach(telling), ...sureness(telling)] : null),
  ({ has, facts, words: { plan }, at }) =>
    has("perCreator") ? [facts.perCreator ? plan.perCreator(at("perCreator")) : plan.costUnknown] : null,
  (telling) => (telling.has("cost") ? cost(telling) : null),
  (telling) => (telling.has("reach") ? reach(telling) : null),
  (telling) => (telling.has("total") ? cost(telling) : null),
  ({ has, facts: { picks, counts }, words, at }) => {
    if (!has("who") && !has("how many")) return null;
    const names = picks.slice(0, NAMED_MAX).map((_pick, index) => `@${at(`picks.${index}.handle`)}`);
    const creators = { text: at("counts.creators"), n: counts.creators };
    return [words.plan.who(creators, listed(names, words.and), picks.length > NAMED_MAX)];
  },
];

/** Of a plan that cannot be: what the brief asks for, its money or its days, and which budget would do. */
function asBriefed({ has, facts, words: { plan, planning }, at }: Telling): string[] | null {
  const { brief, cheapestBudget } = facts;
  if ((has("runs") || has("when")) && brief.flight)
    return [plan.runs(at("brief.flight.from"), at("brief.flight.to")), plan.noneKeepsAll];
  if (!has("cost") && !has("left") && !has("total")) return null;
  return [
    brief.budget ? plan.budgetIs(at("brief.budget")) : plan.noBudget,
    plan.noneKeepsAll,
    ...(cheapestBudget ? [planning.cheapest(at("cheapestBudget"))] : []),
  ];
}

function moved({ facts, words, at }: Telling): string[] {
  if (!facts.moved) return [words.plan.firstVersion];
  const names = (side: "entered" | "left") => {
    const all = facts.moved?.[side] ?? [];
    const shown = all.slice(0, NAMED_MAX).map((_one, index) => `@${at(`moved.${side}.${index}.handle`)}`);
    return all.length === 0 ? null : listed(all.length > NAMED_MAX ? [...shown, "…"] : shown, words.and);
  };
  return [words.plan.moved(names("entered"), names("left"))];
}

function summary({ facts, words: { plan }, at }: Telling): string[] {
  const creators = { text: at("counts.creators"), n: facts.counts.creators };
  if (!facts.totals.cost) return [plan.unpriced(creators, at("totals.reach"))];
  return [plan.summary(creators, at("totals.cost"), at("totals.reach"))];
}

function perThousand({ has, facts: { totals }, words: { plan }, at }: Telling): string[] | null {
  if (!has("perThousand")) return null;
  const { perThousandPeople: people, perThousandViews: views } = totals;
  if (!people && !views) return [plan.costUnknown];
  return [plan.perThousand(people && at("totals.perThousandPeople"), views && at("totals.perThousandViews"))];
}

function extremes({ has, facts, words: { plan }, at }: Telling): string[] | null {
  const by = has("dearest") ? "dearest" : has("cheapest") ? "cheapest" : null;
  const place = by === null ? null : facts[by];
  if (by === null) return null;
  if (place === null || !facts.picks[place]?.cost) return [plan.costUnknown];
  return [plan[by](at(`picks.${place}.handle`), at(`picks.${place}.cost`))];
}

/** What keeps a plan where it is: the rule that costs most, and what more money would bring. */
function decisive(telling: Telling): string[] {
  const { facts, words, at } = telling;
  const { plan } = words;
  const place = facts.dearestRule;
  return [
    ...summary(telling),
    place === null
      ? plan.noRule
      : plan.rule(
          words.quoted(at(`certificate.rules.${place}.rule`)),
          at(`certificate.rules.${place}.costPercent`),
        ),
    ...(facts.certificate?.thousandMore ? [plan.thousandMore(at("certificate.thousandMore"))] : []),
  ];
}

function sureness({ facts: { certificate, pricesKnown }, words: { plan }, at }: Telling): string[] {
  return [
    ...(certificate && certificate.gapPercent > 0 ? [plan.gap(at("certificate.gapPercent"))] : []),
    ...(certificate?.gapPercent === 0 ? [plan.proved] : []),
    ...(pricesKnown && pricesKnown.known < pricesKnown.of
      ? [plan.guessed(at("pricesKnown.known"), at("pricesKnown.of"))]
      : []),
  ];
}

function inCountry({ asked, has, facts, words, at }: Telling): string[] | null {
  const market = marketIn(asked.text);
  if (market === null && !(has("where from") && has("who"))) return null;
  const { plan } = words;
  const unknown = facts.countries.findIndex(({ country }) => country === null);
  const rest =
    unknown < 0
      ? []
      : [
          plan.unknownCountry({
            text: at(`countries.${unknown}.creators`),
            n: facts.countries[unknown]?.creators ?? 0,
          }),
        ];
  if (market === null) {
    const list = facts.countries.flatMap(({ country }, index) =>
      country === null
        ? []
        : [`${countryIn(country, asked.language)} (${at(`countries.${index}.creators`)})`],
    );
    return [...(list.length === 0 ? [] : [plan.countries(list.join(", "))]), ...rest];
  }
  const place = facts.countries.findIndex(({ country }) => country === market);
  const creators = {
    text: place < 0 ? at("counts.none") : at(`countries.${place}.creators`),
    n: facts.countries[place]?.creators ?? 0,
  };
  return [plan.inCountry(creators, at("counts.creators"), countryIn(market, asked.language)), ...rest];
}

/** "How many of them are from Graz". */
function inCity({ asked, facts, words, at }: Telling): string[] | null {
  const [city, ...others] = readPlain(asked.text).stated.filters?.city ?? [];
  if (city === undefined || others.length > 0 || !facts.cities) return null;
  const place = facts.cities.findIndex((one) => one.city === city);
  const creators = {
    text: place < 0 ? at("counts.none") : at(`cities.${place}.creators`),
    n: facts.cities[place]?.creators ?? 0,
  };
  const unknown = facts.cities.findIndex((one) => one.city === null);
  const n = facts.cities[unknown]?.creators ?? 0;
  const rest =
    n === 0 ? [] : [words.valueNotKnown({ text: at(`cities.${unknown}.creators`), n }, words.values.city)];
  // Of whom nobody knows, none is said to be elsewhere.
  if (n > 0 && n === facts.counts.creators) return rest;
  return [words.plan.inCountry(creators, at("counts.creators"), cityName(city)), ...rest];
}

function onPlatform({ asked, facts, words: { plan }, at }: Telling): string[] | null {
  const { platform } = mediaIn(asked.text);
  if (platform === null) return null;
  const place = facts.platforms.findIndex((one) => one.platform === platform);
  const creators = {
    text: place < 0 ? at("counts.none") : at(`platforms.${place}.creators`),
    n: facts.platforms[place]?.creators ?? 0,
  };
  return [plan.onPlatform(creators, at("counts.creators"), platformLabel(platform))];
}

function pieces({ asked, has, facts, words, at }: Telling): string[] | null {
  const { format } = mediaIn(asked.text);
  const { plan, campaigns } = words;
  if (format !== null && !has("when")) {
    const place = facts.formats.findIndex((one) => one.format === format);
    const n = facts.formats[place]?.pieces ?? 0;
    const text = place < 0 ? at("counts.none") : at(`formats.${place}.pieces`);
    return [plan.piecesOf({ text, n }, campaigns.piece(format, n))];
  }
  if (!has("pieces") || !has("how many")) return null;
  const list = facts.formats.map(
    (one, index) => `${at(`formats.${index}.pieces`)} ${campaigns.piece(one.format, one.pieces)}`,
  );
  return [plan.pieces({ text: at("counts.pieces"), n: facts.counts.pieces }, listed(list, words.and))];
}

function when({ has, facts: { first, last, brief }, words: { plan }, at }: Telling): string[] | null {
  if (has("runs") && brief.flight) return [plan.runs(at("brief.flight.from"), at("brief.flight.to"))];
  if (!has("when")) return null;
  if (!first || !last) return [plan.noCalendar];
  const piece = (name: "first" | "last") =>
    plan[name](at(`${name}.day`), at(`${name}.time`), at(`${name}.handle`), at(`${name}.deliverable`));
  return has("last") ? [piece("last")] : [piece("first"), piece("last")];
}

function cost({ facts, words: { plan }, at }: Telling): string[] {
  if (!facts.totals.cost) return [plan.costUnknown];
  return [
    plan.cost(at("totals.cost"), facts.brief.budget && at("brief.budget")),
    ...(facts.perCreator ? [plan.perCreator(at("perCreator"))] : []),
  ];
}

function reach({ facts, words: { plan }, at }: Telling): string[] {
  return [
    plan.reach(at("totals.reach")),
    ...(facts.forecast?.reach ? [plan.between(at("forecast.reach.p10"), at("forecast.reach.p90"))] : []),
  ];
}

function partIn(text: string): PlanPart {
  const has = cuesIn(text);
  if (has("risk")) return "risks";
  return has("assumption") ? "assumptions" : "creators";
}

function cuesIn(source: string): Telling["has"] {
  const folded = foldInPlace(source.normalize("NFC"));
  return (cue) => PATTERNS[cue]?.test(folded) === true;
}
