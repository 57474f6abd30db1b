import type { RestingOn } from "@app/contract/strategy/forecast-basis";
import { MODEL_ASSUMPTIONS } from "@app/contract/strategy/assumptions/registry";
import type { SingleAssumption } from "@app/contract/strategy/assumptions/registry";

/** A value in place of a default, in the unit of the registry, and who put it there. */
export interface OwnValue {
  value: number;
  origin: "changed" | "learned";
  /** Own campaigns that a learned value is from. */
  campaigns?: number;
}

const PERCENT = 100;
const MILLION = 1_000_000;

/** The values that a forecast stands on. It remembers which of them were read: those are what the forecast rests on. */
export class ModelValues {
  readonly #own: Readonly<Record<string, OwnValue>>;
  readonly #read = new Set<string>();

  /** @param own values in place of the defaults, by the ids of the registry. */
  constructor(own: Readonly<Record<string, OwnValue>> = {}) {
    this.#own = own;
  }

  /** In the unit of the registry. */
  of(id: SingleAssumption): number {
    return this.#valueOf(id);
  }

  /** Of an assumption in percent, as a fraction. */
  share(id: SingleAssumption): number {
    return this.#valueOf(id) / PERCENT;
  }

  /** Of an assumption in "times", as a standard deviation of natural logarithms. */
  spread(id: SingleAssumption): number {
    return Math.log(this.#valueOf(id));
  }

  /** Women among the viewers of a category, in percent. */
  women(category: string | null): number {
    return this.#entryOf("women", category ?? "other");
  }

  /** Percent of viewers by age group such as "18-24". */
  ages(): Record<string, number> {
    const ids = [...MODEL_ASSUMPTIONS.keys()].filter((id) => id.startsWith("ages."));
    return Object.fromEntries(ids.map((id) => [id.slice("ages.".length), this.#valueOf(id)]));
  }

  /** Social media users of a country, in persons. */
  users(country: string): number {
    return this.#entryOf("users", country) * MILLION;
  }

  /** What was read so far, in the order of the registry. */
  restsOn(): RestingOn[] {
    return [...MODEL_ASSUMPTIONS.keys()]
      .filter((id) => this.#read.has(id))
      .map((id) => ({ id, value: this.#peek(id), ...originOf(this.#own[id]) }));
  }

  #entryOf(table: string, name: string): number {
    const id = `${table}.${name}`;
    return this.#valueOf(MODEL_ASSUMPTIONS.has(id) ? id : `${table}.other`);
  }

  #valueOf(id: string): number {
    this.#read.add(id);
    return this.#peek(id);
  }

  #peek(id: string): number {
    return this.#own[id]?.value ?? MODEL_ASSUMPTIONS.get(id)?.default ?? 0;
  }
}

function originOf(own: OwnValue | undefined): Pick<RestingOn, "origin" | "campaigns"> {
  if (!own) return { origin: "default" };
  return { origin: own.origin, ...(own.campaigns !== undefined && { campaigns: own.campaigns }) };
}
