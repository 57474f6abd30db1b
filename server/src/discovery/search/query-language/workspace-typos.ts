import { editDistance } from "#/language/edit-distance.ts";
import type { Match } from "./phrases.ts";
import type { Sentence } from "./sentence.ts";
import type { NameKind, WorkspaceName } from "./workspace-names.ts";

/** One slip is allowed in a word from this length. */
const ONE_SLIP_FROM = 5;

/** Repairs one slip in a name of several words: "vegan valey". @returns the token positions that were repaired. */
export function repairNames(sentence: Sentence): Set<number> {
  const repaired = new Set<number>();
  sentence.tokens.forEach((_, at) => {
    if (sentence.nameAt(at)) return;
    for (const { words } of sentence.names.likeAt(sentence.tokens, at)) {
      const slip = slipIn(sentence, words, at);
      if (slip === undefined) continue;
      const token = sentence.tokens[at + slip];
      if (token) token.text = words[slip] ?? token.text;
      repaired.add(at + slip);
      return;
    }
  });
  return repaired;
}

/** Which one of the words has a slip, where all others are as they should be. */
function slipIn(sentence: Sentence, words: readonly string[], at: number): number | undefined {
  const wrong = words.flatMap((word, index) => (sentence.word(at + index) === word ? [] : [index]));
  const [index] = wrong;
  if (words.length < 2 || wrong.length !== 1 || index === undefined) return undefined;
  return isSlip(sentence, at + index, words[index] ?? "") ? index : undefined;
}

/** The name of a single word that is one slip away from the word at `at`; none where two of them are. */
export function nearNameAt(
  sentence: Sentence,
  at: number,
  ...kinds: NameKind[]
): Match<WorkspaceName> | undefined {
  const near = new Map<string, WorkspaceName>();
  for (const { words, value } of kinds.flatMap((kind) => namesByKind(sentence).get(kind) ?? [])) {
    if (words.length === 1 && isSlip(sentence, at, words[0] ?? "")) near.set(value.value, value);
  }
  const [value] = near.values();
  return near.size === 1 && value ? { value, from: at, to: at + 1 } : undefined;
}

type Entry = { words: readonly string[]; value: WorkspaceName };
const byKind = new WeakMap<object, ReadonlyMap<NameKind, Entry[]>>();

function namesByKind({ names }: Sentence): ReadonlyMap<NameKind, Entry[]> {
  const known = byKind.get(names) ?? Map.groupBy(names.entries(), ({ value }) => value.kind);
  byKind.set(names, known);
  return known;
}

/** Whether the workspace has names of a kind, so that another one is nobody's. */
export function knowsAny(sentence: Sentence, kind: NameKind): boolean {
  return namesByKind(sentence).has(kind);
}

function isSlip(sentence: Sentence, at: number, word: string): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== "word" || Math.min(word.length, token.text.length + 1) < ONE_SLIP_FROM) return false;
  return Math.abs(word.length - token.text.length) <= 1 && editDistance(token.text, word, 1) <= 1;
}
