/** Pages of the product, and which ids of results are shown at them. */
const PAGES: Readonly<Record<string, string>> = {
  influencers: "creatorId",
  collections: "collectionId",
  campaigns: "campaignId",
  reports: "reportId",
  sentinel: "checkId",
  "strategy-ai": "threadId",
};
const PAGES_ALONE: ReadonlySet<string> = new Set(["home", "settings", "help", ...Object.keys(PAGES)]);
/** No sign in it may lead elsewhere, as "//" and a backslash do. */
const WRITTEN = /^\/[a-z][\w-]*(?:\/[\w-]+)*(?:\?[\w=&-]+)?$/u;
const PATH = /^\/([a-z-]+)(?:\/([\w-]+))?$/u;

/** Paths of pages that are there: what a result names, and the pages of the records that it is about. */
export class OwnPages {
  readonly #written = new Set<string>();
  readonly #ids = new Set<string>();

  constructor(results: Iterable<unknown>) {
    for (const result of results) this.#read("", result);
  }

  has(path: string): boolean {
    if (this.#written.has(path)) return true;
    const [, page = "", id] = PATH.exec(path) ?? [];
    if (id === undefined) return PAGES_ALONE.has(page);
    return this.#ids.has(`${PAGES[page] ?? ""} ${id}`);
  }

  #read(key: string, value: unknown): void {
    if (typeof value === "string") {
      if (WRITTEN.test(value)) this.#written.add(value);
      if (key.endsWith("Id")) this.#ids.add(`${key} ${value}`);
    }
    if (Array.isArray(value)) for (const one of value) this.#read(key, one);
    else if (isRecord(value)) for (const [name, one] of Object.entries(value)) this.#read(name, one);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
