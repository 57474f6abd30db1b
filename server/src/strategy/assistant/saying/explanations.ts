import { PLATFORMS, platformLabel } from "@app/contract/platforms";
import type { BreakEven, Brief, Plan, PlanPick, RightsCost } from "@app/contract/strategy/plan";
import type { SentenceFigure } from "@app/contract/strategy/sentences";
import type { Language } from "#/strategy/acts/act.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import type { PlanningWords } from "#/strategy/assistant/questions/words/planning/planning-words.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { ruleNames, sayerOf, sayMade } from "./brief-sayings.ts";
import { cityName } from "@app/contract/place-names";
import { listIn, moneyIn, nameIn, numberIn, percentIn } from "./local.ts";

/** Sentences with the figures in them, each by its place beside what is explained. */
interface Explained {
  why: string;
  figures: readonly SentenceFigure[];
}

/** What is said of a creator in a plan, besides the pick itself. */
type Known = Pick<Candidate, "audience" | "categories">;

/** Why somebody is in a plan, in the language of an answer; in English as the plan itself says it. */
export function whyIn(
  plan: Plan,
  pick: PlanPick,
  candidate: Known | undefined,
  language: Language,
): Explained {
  const { briefs, planning } = wordsOf(language);
  if (briefs === null) return { why: pick.why.join(" "), figures: pick.figures ?? [] };
  const told = new Telling(plan, language, planning.why);
  told.price(pick);
  for (const label of pick.countsFor ?? []) told.say(planning.why.countsFor(told.ruleName(label)));
  told.audience(candidate);
  told.topics(candidate);
  for (const rights of Map.groupBy(pick.cost.rights ?? [], ({ isTold = false }) => isTold).values())
    told.say(
      planning.why.rights(
        told.rights(rights, pick.cost.currency),
        rights.some(({ isTold }) => isTold),
      ),
    );
  const { basis, low, high, currency } = pick.cost;
  if (basis === "estimated" && low !== undefined && high !== undefined) {
    const [from, to] = [low, high].map((amount) =>
      told.figure("cost", moneyIn({ amount, currency }, language)),
    );
    told.say(planning.why.estimate(from ?? "", to ?? ""));
  }
  return told.explained();
}

/** Why somebody is not in a plan, and at what price they would be. */
export function whyOut(
  plan: Plan,
  entry: BreakEven | undefined,
  candidate: Candidate | null,
  language: Language,
): Explained {
  const { briefs, planning } = wordsOf(language);
  if (entry === undefined) {
    const shut = candidate ? shutOutBy(plan.brief, candidate, language) : [];
    return {
      why: shut.length === 0 ? planning.why.noRoom : planning.why.keptOut(listIn(shut, language)),
      figures: [],
    };
  }
  if (briefs === null) return { why: entry.why, figures: entry.figures ?? [] };
  const told = new Telling(plan, language, planning.why);
  told.say(told.leftOut(entry));
  return told.explained();
}

/** What of a brief asks for others, each in the words of the answer: "YouTube or Instagram" of who is on TikTok. */
function shutOutBy({ filters = {} }: Brief, candidate: Candidate, language: Language): string[] {
  const { platform, country, city, category } = filters;
  const asked: Asked[] = [
    {
      wanted: platform,
      own: [candidate.platform],
      name: (one) => PLATFORMS.filter((it) => it === one).map(platformLabel)[0] ?? one,
    },
    { wanted: country, own: listed(candidate.country), name: (code) => nameIn("region", code, language) },
    { wanted: city, own: listed(candidate.city), name: cityName },
    { wanted: category, own: candidate.categories, name: (topic) => topic },
  ];
  const { quoted } = wordsOf(language);
  return asked.flatMap(({ wanted = [], own, name }) => {
    const isOther = wanted.length > 0 && own.length > 0 && !own.some((one) => wanted.includes(one));
    return isOther ? [quoted(listIn(wanted.map(name), language, "or"))] : [];
  });
}

interface Asked {
  wanted: readonly string[] | undefined;
  own: readonly string[];
  name: (value: string) => string;
}

function listed(value: string | null): string[] {
  return value === null ? [] : [value];
}

class Telling {
  readonly #plan: Plan;
  readonly #language: Language;
  readonly #words: PlanningWords["why"];
  readonly #figures: SentenceFigure[] = [];
  readonly #sentences: string[] = [];
  readonly ruleName: (label: string) => string;

  constructor(plan: Plan, language: Language, words: PlanningWords["why"]) {
    this.#plan = plan;
    this.#language = language;
    this.#words = words;
    this.ruleName = ruleNames(plan.brief, language);
  }

  say(sentence: string): void {
    this.#sentences.push(sentence);
  }

  /** In the order of the sentences. */
  figure(name: string, text: string): string {
    this.#figures.push({ text, name });
    return text;
  }

  explained(): Explained {
    return { why: this.#sentences.join(" "), figures: this.#figures };
  }

  price({ cost: { amount, currency }, reach }: PlanPick): void {
    if (reach === 0) return this.say(this.#words.reachedAlready);
    const people = this.figure("reach", numberIn(reach, this.#language));
    const each = { amount: Math.round((amount / reach) * 1000), currency };
    this.say(this.#words.adds(people, this.figure("perThousand", moneyIn(each, this.#language))));
  }

  audience(candidate: Known | undefined): void {
    const { gender } = this.#plan.brief.audience;
    const female = candidate?.audience.female;
    if (gender === null || female === undefined) return;
    const share = Math.round(gender === "female" ? female : 100 - female);
    this.say(this.#words.audience(this.figure(gender, percentIn(share, this.#language)), gender));
  }

  topics(candidate: Known | undefined): void {
    const { categories } = this.#plan.brief;
    const topics = candidate?.categories.filter((category) => categories.includes(category)) ?? [];
    const sayer = sayerOf(this.#language);
    if (topics.length > 0 && sayer) this.say(this.#words.postsAbout(sayer.names("category", topics, "and")));
  }

  rights(rights: readonly RightsCost[], currency: string): string {
    const sayer = sayerOf(this.#language);
    const said = rights.map(({ right, months, amount }) => {
      const text = this.figure(right, moneyIn({ amount, currency }, this.#language));
      return sayer?.rightFor(right, months, text) ?? text;
    });
    return listIn(said, this.#language);
  }

  leftOut({ keptOutBy = [], askingPrice, wouldEnterAt, rights = [], reason, handle }: BreakEven): string {
    const words = this.#words;
    const { never, minCreators: min, maxCreators: max } = this.#plan.brief;
    if (never.some((one) => one.toLowerCase() === handle.toLowerCase())) return words.youSaidWithout;
    if (keptOutBy.length > 0)
      return words.keptOut(
        listIn(
          keptOutBy.map((label) => this.#quoted(label)),
          this.#language,
        ),
      );
    if (wouldEnterAt) {
      const asks = askingPrice && this.figure("askingPrice", moneyIn(askingPrice, this.#language));
      const enters = this.figure("wouldEnterAt", moneyIn(wouldEnterAt, this.#language));
      const beside = rights.length > 0 ? this.rights(rights, wouldEnterAt.currency) : null;
      return words.wouldEnter(asks, enters, beside);
    }
    if (reason === "not_known") return words.notClear;
    if (reason !== "not_for_nothing") return words.nothingKnown;
    return words.notForNothing(max === null ? null : sayMade({ is: "creators", min, max }, this.#language));
  }

  #quoted(label: string): string {
    return wordsOf(this.#language).quoted(this.ruleName(label));
  }
}
