import { formatDate } from "@app/contract/formats";
import { platformLabel } from "@app/contract/platforms";
import { costPerThousand } from "@app/contract/strategy/cost-per-thousand";
import type { DraftLanguage, OnePage } from "@app/contract/strategy/findings/drafts";
import type { Plan, PlanPick } from "@app/contract/strategy/plan";
import type { Caller } from "#/platform/http/caller.ts";
import { nameOf } from "#/strategy/strategies/strategies.service.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";
import { moneyIn } from "#/strategy/assistant/saying/local.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import texts from "./page-texts.json" with { type: "json" };

/** Creators who are named, and prices and rules that are: more do not fit a page. Chosen by us. */
const CREATORS_MAX = 12;
const CHANGES_MAX = 2;
/** A rule that costs less than this is not worth a line (percent of reach). */
const COST_WORTH_SAYING = 0.5;

type Texts = (typeof texts)["en"];

/** One page of the newest plan of a thread, for whoever decides. */
export function pageRunner(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
): Pick<ToolRunners, "write_one_page"> {
  return {
    async write_one_page({ language }) {
      const head = {
        asOf: strategies.sources.clock.now().toISOString(),
        sources: ["The plan of this conversation"],
        language,
      };
      const latest = await strategies.latest(caller, threadId);
      if (!latest || latest.plan.picks.length === 0)
        return { ...head, plan: null, title: "", sections: [], pricesKnown: null };
      const { plan, strategyId, number: version } = latest;
      const { pricesKnown = null } = plan;
      return {
        ...head,
        plan: { strategyId, version, name: nameOf(plan) },
        title: nameOf(plan),
        sections: sectionsOf(plan, language),
        pricesKnown: pricesKnown && { known: pricesKnown.known, of: pricesKnown.of },
      };
    },
  };
}

function sectionsOf(plan: Plan, language: DraftLanguage): OnePage["sections"] {
  const words = texts[language];
  const page: Page = { plan, language, words, put: put(language) };
  return [
    { heading: words.who, lines: who(page) },
    { heading: words.cost, lines: cost(page) },
    { heading: words.get, lines: get(page) },
    { heading: words.unknown, lines: unknown(page) },
    { heading: words.change, lines: change(page) },
  ];
}

interface Page {
  plan: Plan;
  language: DraftLanguage;
  words: Texts;
  put: ReturnType<typeof put>;
}

/** Numbers as the language writes them; words as they are. */
function put(language: DraftLanguage) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (text: string, values: Readonly<Record<string, string | number>>) =>
    text.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => {
      const value = values[name] ?? "";
      return typeof value === "number" ? number.format(value) : value;
    });
}

function who({ plan, language, words, put: fill }: Page): string[] {
  const more = plan.picks.length - CREATORS_MAX;
  return [
    ...plan.picks.slice(0, CREATORS_MAX).map((pick) =>
      fill(words.creator, {
        handle: pick.handle,
        platform: platformLabel(pick.platform),
        pieces: piecesOf(pick, language),
        cost: moneyIn(pick.cost, language),
      }),
    ),
    ...(more > 0 ? [fill(words.more, { count: more })] : []),
  ];
}

function piecesOf({ deliverables }: PlanPick, language: DraftLanguage): string {
  const { piece } = wordsOf(language).campaigns;
  return deliverables.map(({ format, count }) => `${count} ${piece(format, count)}`).join(" + ");
}

function cost({ plan, language, words, put: fill }: Page): string[] {
  const { totals, brief, picks } = plan;
  const per = costPerThousand(plan).people;
  const values = { count: picks.length, cost: totals.cost ? moneyIn(totals.cost, language) : "NA" };
  return [
    brief.budget
      ? fill(words.total, { ...values, budget: moneyIn(brief.budget, language) })
      : fill(words.totalOnly, values),
    ...(per ? [fill(words.per, { cost: moneyIn(per, language) })] : []),
  ];
}

function get({ plan, words, put: fill }: Page): string[] {
  const { totals, forecast, brief } = plan;
  const reach = totals.reach ?? 0;
  const band = forecast?.reach;
  return [
    band ? fill(words.reach, { reach, p10: band.p10, p90: band.p90 }) : fill(words.reachOnly, { reach }),
    fill(words.flight, {
      from: formatDate(brief.flight.from, "UTC"),
      to: formatDate(brief.flight.to, "UTC"),
    }),
  ];
}

function unknown({ plan, language, words, put: fill }: Page): string[] {
  const { pricesKnown, unknown: fields, assumptions } = plan;
  const names: Readonly<Record<string, string>> = { ...wordsOf(language).values, audience: words.audience };
  const guessed = pricesKnown ? pricesKnown.of - pricesKnown.known : 0;
  const lines = [
    ...(guessed > 0 ? [fill(words.prices, { count: guessed, of: pricesKnown?.of ?? 0 })] : []),
    ...fields.flatMap(({ field, count, of }) => {
      const name = names[field];
      return count > 0 && name !== undefined ? [fill(words.field, { count, of, field: name })] : [];
    }),
    ...(assumptions.length > 0 ? [fill(words.assumed, { count: assumptions.length })] : []),
  ];
  return lines.length > 0 ? lines : [words.none];
}

function change({ plan: { certificate }, language, words, put: fill }: Page): string[] {
  const entries = (certificate?.breakEven ?? []).flatMap(({ handle, wouldEnterAt }) =>
    wouldEnterAt ? [fill(words.entry, { handle, price: moneyIn(wouldEnterAt, language) })] : [],
  );
  const rules = (certificate?.rules ?? [])
    .flatMap(({ rule, costPercent }) => (costPercent === null ? [] : [{ rule, percent: costPercent }]))
    .filter(({ percent }) => percent >= COST_WORTH_SAYING)
    .toSorted((left, right) => right.percent - left.percent)
    .map(({ rule, percent }) => fill(words.rule, { rule, percent: percentText(percent, language) }));
  const thousand = certificate?.thousandMore
    ? [fill(words.thousand, { people: certificate.thousandMore })]
    : [];
  const lines = [...entries.slice(0, CHANGES_MAX), ...rules.slice(0, CHANGES_MAX), ...thousand];
  return lines.length > 0 ? lines : [words.nothing];
}

function percentText(percent: number, language: DraftLanguage): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(
    percent / 100,
  );
}
