import { wordKey } from "#/language/fold.ts";

/** A creator as people call them. */
export interface Called {
  creatorId: string;
  handle: string;
  name: string | null;
  followers: number | null;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;
/** Longest name that is looked for, in words; shorter parts of one are too common to be sure. Chosen by us. */
const WORDS_MAX = 4;
const PART_MIN = 4;
/** "Herr Vinzenz Hufnagl ist gesetzt": a title says no more of who is named. */
const TITLE =
  /(?<![\p{L}\p{N}])(?:Herrn?|Frau|Mr|Mrs|Ms|Miss|Monsieur|Madame|Mme|Señora?|Doña|Dona|Don|Senhora?|Sra?)\.?\s+(?=@)/giu;
/** What stands before a name that is written as a handle or an address already. */
const JOINED = /[@#./_\p{L}\p{N}-]$/u;
const JOINED_AFTER = /^[@/_\p{L}\p{N}-]|^\.\p{L}/u;

const QUOTATION = /«[^»]*»|»[^«]*«|“[^”]*”|„[^“”]*[“”]|"[^"]*"/gu;
/** So many spaces are in no name. */
const SPACES_MIN = 2;

/** Whether a place lies in what somebody else wrote, which is kept word for word. */
export function isQuotedAt(text: string, at: number): boolean {
  return [...text.matchAll(QUOTATION)].some(
    ({ index, 0: words }) =>
      index < at && at < index + words.length && words.trim().split(/\s+/u).length > SPACES_MIN,
  );
}

/** Names of the same list are folded once. */
const readers = new WeakMap<readonly Called[], ReturnType<typeof readerOf>>();

export function nameReader(all: readonly Called[]): ReturnType<typeof readerOf> {
  const reader = readers.get(all) ?? readerOf(all);
  readers.set(all, reader);
  return reader;
}

/** Finds in a text whole names of creators, and handles with spaces for points: each once for certain. */
function readerOf(all: readonly Called[]): (text: string, spokenOf: ReadonlySet<string>) => string {
  const names = new Map<string, Map<string, Called>>();
  const parts = new Map<string, Map<string, Called>>();
  for (const one of all) {
    const keys = new Set([wordKey(one.name ?? ""), wordKey(one.handle)]);
    for (const key of keys) {
      const words = key.split(" ");
      if (words.length >= 2 && words.length <= WORDS_MAX) add(names, key, one);
    }
    const [first = "", ...others] = wordKey(one.name ?? "").split(" ");
    for (const part of [first, others.at(-1) ?? ""]) if (part.length >= PART_MIN) add(parts, part, one);
  }
  return (text, spokenOf) => withNames(text, { names, parts, spokenOf });
}

interface Known {
  names: ReadonlyMap<string, ReadonlyMap<string, Called>>;
  parts: ReadonlyMap<string, ReadonlyMap<string, Called>>;
  /** Handles of those whom the thread has spoken of: a part of the name is enough for them. */
  spokenOf: ReadonlySet<string>;
}

function withNames(text: string, known: Known): string {
  const tokens = [...text.matchAll(TOKEN)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
  const pieces: string[] = [];
  let [at, index] = [0, 0];
  while (index < tokens.length) {
    const found = nameAt(text, tokens, index, known);
    if (found && found.handle !== null) {
      pieces.push(text.slice(at, tokens[index]?.from), `@${found.handle}`);
      at = tokens[index + found.words - 1]?.to ?? text.length;
    }
    index += found?.words ?? 1;
  }
  return (pieces.join("") + text.slice(at)).replaceAll(TITLE, "");
}

function nameAt(
  text: string,
  tokens: readonly { from: number; to: number }[],
  index: number,
  { names, parts, spokenOf }: Known,
): { handle: string | null; words: number } | null {
  const from = tokens[index]?.from ?? 0;
  if (JOINED.test(text.slice(0, from)) || isQuotedAt(text, from)) return null;
  for (let words = WORDS_MAX; words >= 1; words -= 1) {
    const to = tokens[index + words - 1]?.to;
    if (to === undefined || JOINED_AFTER.test(text.slice(to))) continue;
    const said = text.slice(from, to);
    if (/[^\p{L}\p{M}\p{N} ’'.-]|\.\s/u.test(said)) continue;
    const called = words > 1 ? names.get(wordKey(said)) : spoken(parts.get(wordKey(said)), spokenOf);
    if (called?.size === 1) return { handle: [...called.values()][0]?.handle ?? "", words };
    // Of several of one whole name, it is the one who was spoken of, or is named beside it; its parts name nobody else.
    const meant = words > 1 && called ? [...called.values()].filter(isMeant(text, spokenOf)) : [];
    if (words > 1 && called) return { handle: meant.length === 1 ? (meant[0]?.handle ?? null) : null, words };
    if (words === 2 && said.split(" ").every((part) => parts.has(wordKey(part))))
      return { handle: null, words };
  }
  return null;
}

function isMeant(text: string, spokenOf: ReadonlySet<string>): (one: Called) => boolean {
  const isBeside = ({ handle }: Called) => text.toLowerCase().includes(`@${handle.toLowerCase()}`);
  return (one) => isBeside(one) || (!text.includes("@") && spokenOf.has(one.handle.toLowerCase()));
}

function spoken(
  called: ReadonlyMap<string, Called> | undefined,
  spokenOf: ReadonlySet<string>,
): Map<string, Called> | undefined {
  return called && new Map([...called].filter(([, { handle }]) => spokenOf.has(handle.toLowerCase())));
}

/** Of the accounts of a creator, the one with most followers. */
function add(names: Map<string, Map<string, Called>>, key: string, one: Called): void {
  const called = names.get(key) ?? new Map<string, Called>();
  const before = called.get(one.creatorId);
  if (!before || (before.followers ?? 0) < (one.followers ?? 0)) called.set(one.creatorId, one);
  names.set(key, called);
}
