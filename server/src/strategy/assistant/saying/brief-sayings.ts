import type { FilterName, Filters } from "@app/contract/discovery/filters";
import { filterLabel } from "@app/contract/discovery/filters/filter-labels";
import { isCategory } from "@app/contract/discovery/category-names";
import { platformLabel } from "@app/contract/platforms";
import type { Brief, BriefRule, PlanDeliverable, RightsMonths } from "@app/contract/strategy/plan";
import { regionName } from "#/language/places/regions.ts";
import type { Language } from "#/strategy/acts/act.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import type { BriefWords } from "#/strategy/assistant/questions/words/briefs/brief-words.ts";
import { ruleLabel } from "#/strategy/brief/brief-facts.ts";
import type { ToldDeal } from "#/strategy/brief/brief-facts.ts";
import { madeText } from "#/strategy/brief/follow-up/made.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";
import { ANY_COUNT, ANY_SHARE } from "#/strategy/brief/no-limits.ts";
import { SPLIT_SLACK } from "#/strategy/brief/rules/brief-shares.ts";
import { MORE_THAN_HALF } from "#/strategy/brief/rules/vague-shares.ts";
import { cityName } from "@app/contract/place-names";
import { filterWords, ruleWords } from "#/strategy/brief/slot-words.ts";
import { filterNames, limitsOf } from "./said-slots.ts";
import { dayIn, listIn, moneyIn, nameIn, numberIn, percentIn } from "./local.ts";

/** A change in the language of an answer; in English the words are those of briefs themselves. */
export function sayMade(made: Made, language: Language): string {
  const words = wordsOf(language).briefs;
  return words === null ? madeText(made) : new BriefSayer(words, language).made(made);
}

/** Changes as one phrase that begins a sentence. */
export function sayAllMade(all: readonly Made[], language: Language): string {
  const text = all.map((made) => sayMade(made, language)).join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

class BriefSayer {
  readonly #words: BriefWords;
  readonly #language: Language;

  constructor(words: BriefWords, language: Language) {
    this.#words = words;
    this.#language = language;
  }

  // oxlint-disable-next-line eslint/complexity -- one line for each thing that can be different
  made(made: Made): string {
    const words = this.#words;
    if (made.is === "budget") return words.budget(moneyIn(made.budget, this.#language));
    if (made.is === "filter") return this.filter(made.name, made.filters);
    if (made.is === "rule") return this.rule(made.rule);
    if (made.is === "with" || made.is === "without" || made.is === "bound")
      return words[made.is](this.#handles(made.handles));
    if (made.is === "deal") return this.deal(made.deal);
    if (made.is === "objective") return words.objective[made.objective];
    if (made.is === "audience") return this.audience(made.audience);
    if (made.is === "flight") return this.flight(made.flight);
    if (made.is === "pieces") return words.each(this.pieces(made.pieces));
    if (made.is === "total") return words.total(this.pieces(made.pieces));
    if (made.is === "rights") return listIn(this.rights(made.rights), this.#language);
    if (made.is === "feeCap") return words.feeCap(moneyIn(made.most, this.#language));
    if (made.is === "pieceCap")
      return words.pieceCap(moneyIn(made.most, this.#language), this.#format(made.format ?? "piece", 1));
    if (made.is === "share") return this.share(made.percent);
    if (made.is === "creators") return this.creators(made.min, made.max);
    if (made.is === "product") return made.product;
    if (made.is === "onQuietDays") return words.onQuietDays;
    if (made.is === "freed") return words.freed(this.#list(made.limits.map((limit) => words.quoted(limit))));
    if (made.is === "ignored") return words.ignored(this.#list(made.facts.map((text) => words.quoted(text))));
    if (made.is === "leftOut")
      return words.leftOut(this.#list(made.days.map((days) => words.quoted(days.words))));
    return words.about(this.names("category", made.categories, "or"));
  }

  filter(name: FilterName, filters: Filters): string {
    const values: unknown = filters[name];
    if (values === undefined || (Array.isArray(values) && values.length === 0))
      return this.#words.anything[name] ?? this.#words.quoted(`any ${filterLabel(name)}`);
    if (name === "followers") {
      const { min = null, max = null } = filters.followers ?? {};
      const said = (count: number | null) => (count === null ? null : numberIn(count, this.#language));
      return this.#words.followers(said(min), said(max));
    }
    const say = this.#words.filters[name];
    const isOfTopics = name.startsWith("keywords");
    if (!say || !Array.isArray(values)) return this.#words.quoted(filterWords(name, filters));
    return say(this.names(isOfTopics ? "keywords" : name, values.map(String), "and"));
  }

  names(name: FilterName, values: readonly string[], type: "and" | "or"): string {
    return listIn(
      values.map((value) => this.#nameOf(name, value)),
      this.#language,
      type,
    );
  }

  #nameOf(name: FilterName, value: string): string {
    const { topics, audience } = this.#words;
    if (name === "country" || name === "countryNot") return nameIn("region", value, this.#language);
    if (name === "language") return nameIn("language", value, this.#language);
    if (name === "region") return regionName(value);
    if (name === "city" || name === "cityNot" || name.startsWith("brand")) return cityName(value);
    if (name.startsWith("platform")) return platformLabel(value);
    if (name.startsWith("category")) return isCategory(value) ? topics[value] : value;
    if (name === "gender") return value === "female" ? audience.women : audience.men;
    if (name === "excludeHandles") return `@${value}`;
    if (name === "includeUnknown") return this.valueName(value);
    return value;
  }

  /** What is not known of somebody, such as the price. */
  valueName(value: string): string {
    const { values } = wordsOf(this.#language);
    return isNamedValue(values, value) ? values[value] : filterLabel(value);
  }

  /** The person's own words, unless we made them: then they say what is counted. */
  rule(rule: BriefRule): string {
    const { field, value, label, of } = rule;
    const values = value.split("|");
    if (of === "budget") return this.#ofSpend(rule) ?? label;
    return label === ruleWords(field, values)
      ? this.#words.nobody[field](this.names(field, values, "or"))
      : (this.#counted(rule) ?? label);
  }

  /** A part of the money; shares are kept to within some points of what was said. */
  #ofSpend({ field, value, min, max }: BriefRule): string | null {
    const whom = this.names(field, value.split("|"), "and");
    const say = (limit: Parameters<BriefWords["ofSpend"]>[0], percent: string) =>
      this.#words.ofSpend(limit, percent, whom);
    const percent = (number: number) => percentIn(number, this.#language);
    if (min !== null && max !== null)
      return max - min <= 2 * SPLIT_SLACK
        ? say("exactly", percent((min + max) / 2))
        : say("exactly", `${numberIn(min, this.#language)}–${percent(max)}`);
    if (min === MORE_THAN_HALF) return say("most", percent(min));
    if (min !== null) return say("atLeast", percent(min));
    return max === null ? null : say("atMost", percent(max));
  }

  /** A rule whose words are those of an order as it is read, and no longer the person's. */
  #counted({ field, value, label, min, max }: BriefRule): string | null {
    if (min === null || !/^(?:at least )?\d+ (?:in|on) /u.test(label)) return null;
    const names = this.names(field, value.split("|"), "and");
    return max === null ? this.#words.least(min, names) : this.#words.exactly(min, names);
  }

  creators(min: number | null, max: number | null): string {
    const { creators } = this.#words;
    if (min !== null && min === max) return creators.exactly(min);
    if (min !== null && max !== null) return creators.between(min, max);
    if (max !== null) return max >= ANY_COUNT ? creators.any : creators.atMost(max);
    return creators.atLeast(min ?? 0);
  }

  share(percent: number): string {
    return percent >= ANY_SHARE
      ? this.#words.anyShare
      : this.#words.share(percentIn(percent, this.#language));
  }

  audience({ gender, age }: Brief["audience"]): string {
    const { audience } = this.#words;
    const who = gender === null ? "" : gender === "female" ? audience.women : audience.men;
    const ages = age === null ? "" : this.#ages(age);
    if (who === "" && ages === "") return audience.everyone;
    return [who || audience.people, ages].filter(Boolean).join(" ");
  }

  #ages({ min, max }: NonNullable<Brief["audience"]["age"]>): string {
    const { audience } = this.#words;
    if (min !== null && max !== null) return audience.between(min, max);
    return max === null ? audience.from(min ?? 0) : audience.upTo(max);
  }

  flight({ from, to, days }: Partial<Brief["flight"]> & { days?: number }): string {
    const { flight } = this.#words;
    const day = (date: string) => dayIn(date, this.#language);
    if (from && to) return flight.range(day(from), day(to));
    const parts = [
      days === undefined ? "" : flight.days(days),
      from ? flight.from(day(from)) : "",
      to ? flight.until(day(to)) : "",
    ];
    return parts.filter(Boolean).join(", ");
  }

  pieces(pieces: readonly PlanDeliverable[]): string {
    return pieces
      .map(({ format, count }) => `${numberIn(count, this.#language)} ${this.#format(format, count)}`)
      .join(", ");
  }

  #format(format: string, count: number): string {
    const { formats } = this.#words;
    const [one, several] = isFormat(formats, format) ? formats[format] : [format, format];
    return count === 1 ? one : several;
  }

  rights({ usageMonths, exclusivityMonths }: RightsMonths): string[] {
    return [
      ...(usageMonths === undefined ? [] : [this.#months("usage", usageMonths)]),
      ...(exclusivityMonths === undefined ? [] : [this.#months("exclusivity", exclusivityMonths)]),
    ];
  }

  #months(right: "usage" | "exclusivity", count: number): string {
    const { none, months } = this.#words.rights[right];
    return count === 0 ? none : months(count);
  }

  /** "1.500 € for 3 months of usage". */
  rightFor(right: "usage" | "exclusivity", months: number, amount: string): string {
    return this.#words.deal.fee(this.#words.rights[right].months(months), amount);
  }

  deal(told: ToldDeal): string {
    const { deal } = this.#words;
    const rights = this.rights(told);
    const fees = (told.rightsFees ?? []).map(({ right, months, fee, percent }) =>
      this.rightFor(
        right,
        months,
        fee ? moneyIn(fee, this.#language) : deal.ofPrice(percentIn(percent ?? 0, this.#language)),
      ),
    );
    const included = rights.length > 0 ? [deal.with(listIn(rights, this.#language))] : [];
    if (!told.price) return deal.rights(told.handle, [...included, ...fees].join(", "));
    return [this.#priced(told, moneyIn(told.price, this.#language)), ...included, ...fees].join(", ");
  }

  #priced({ handle, per = "piece", pieces, isFlat }: ToldDeal, amount: string): string {
    const { deal } = this.#words;
    if (isFlat) return deal.flat(handle, amount);
    if (pieces) return deal.forPieces(handle, amount, this.pieces(pieces));
    return per === "piece"
      ? deal.perPiece(handle, amount)
      : deal.perFormat(handle, amount, this.#format(per, 1));
  }

  #handles(handles: readonly string[]): string {
    return this.#list(handles.map((handle) => `@${handle}`));
  }

  #list(items: readonly string[]): string {
    return listIn(items, this.#language);
  }
}

function isFormat(formats: BriefWords["formats"], format: string): format is keyof BriefWords["formats"] {
  return Object.hasOwn(formats, format);
}

function isNamedValue<Values extends object>(values: Values, name: string): name is keyof Values & string {
  return Object.hasOwn(values, name);
}

/** The rules of a plan by the name that it has for them, in the language of an answer. */
export function ruleNames(brief: Brief, language: Language): (label: string) => string {
  const words = wordsOf(language).briefs;
  if (words === null) return (label) => label;
  const sayer = new BriefSayer(words, language);
  const { filters = {}, minCreators: min, maxCreators: max, categories } = brief;
  const names = new Map<string, string>();
  for (const name of filterNames(filters)) names.set(filterWords(name, filters), sayer.filter(name, filters));
  const counts: Made[] = [
    ...(min === null ? [] : [{ is: "creators" as const, min, max: min }]),
    ...(min === null ? [] : [{ is: "creators" as const, min, max: null }]),
    ...(max === null ? [] : [{ is: "creators" as const, min: null, max }]),
    ...(categories.length > 0 ? [{ is: "topics" as const, categories }] : []),
  ];
  for (const made of [...limitsOf(brief).map((one) => one.made), ...counts])
    names.set(madeText(made), sayer.made(made));
  for (const rule of brief.rules) names.set(ruleLabel(rule), sayer.rule(rule));
  return (label) => names.get(label) ?? label;
}

/** How one language says rights with their months and cost, and values that are not known. */
export function sayerOf(language: Language): BriefSayer | null {
  const words = wordsOf(language).briefs;
  return words === null ? null : new BriefSayer(words, language);
}
