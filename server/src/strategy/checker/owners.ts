import { fold } from "#/language/fold.ts";
import type { Known, Problem } from "./known.ts";
import type { Reference, Sentence } from "./sentences.ts";
import { wordsIn } from "./words.ts";

/** Somebody or somebody's figure, in the order of a sentence. */
interface Mention {
  kind: "name" | "figure";
  creatorId: string;
  text: string;
}

/** Whose figures a text speaks of, sentence after sentence. */
export class OwnerReader {
  readonly #known: Known;
  /** The only creator that was named last; null where it was none or several. */
  #last: string | null;

  constructor(known: Known) {
    this.#known = known;
    const asked = new Set(namesIn(known.setting.question, known));
    this.#last = asked.size === 1 ? ([...asked][0] ?? null) : null;
  }

  /** A figure of one creator beside another one's name. */
  problems(sentence: Sentence): Problem[] {
    const mentions = mentionsIn(sentence, this.#known);
    const named = mentions.filter(({ kind }) => kind === "name");
    const figures = mentions.filter(({ kind }) => kind === "figure");
    const last = this.#last;
    const ids = new Set(named.map(({ creatorId }) => creatorId));
    if (ids.size > 0) this.#last = ids.size === 1 ? ([...ids][0] ?? null) : null;
    const wrong =
      ids.size === 0 ? ofAnother(figures, last) : inOrder(mentions, named, figures) ? [] : figures;
    return wrong.map(({ text }) => ({ kind: "creator", words: text }));
  }
}

/** Without a name, figures are of the one who was named last, or of several. */
function ofAnother(figures: readonly Mention[], last: string | null): readonly Mention[] {
  const owners = new Set(figures.map(({ creatorId }) => creatorId));
  return last !== null && owners.size === 1 && !owners.has(last) ? figures : [];
}

/** Each figure follows its creator's name, or each comes before it, or both are told in the same order. */
function inOrder(all: readonly Mention[], named: readonly Mention[], figures: readonly Mention[]): boolean {
  const isBehind = (mentions: readonly Mention[]) => {
    let name: string | null = null;
    return mentions.every(({ kind, creatorId }) => {
      if (kind === "name") name = creatorId;
      return kind === "name" || name === creatorId;
    });
  };
  const order = (mentions: readonly Mention[]) =>
    mentions
      .map(({ creatorId }) => creatorId)
      .filter((id, index, ids) => id !== ids[index - 1])
      .join(" ");
  return isBehind(all) || isBehind(all.toReversed()) || order(named) === order(figures);
}

function mentionsIn({ words: text, references }: Sentence, known: Known): Mention[] {
  const pieces = text.match(/[\ue000-\uf8ff]|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return pieces.flatMap((piece): Mention[] => {
    const reference = references.get(piece);
    if (reference === undefined) {
      const creatorId = nameOf(piece, known);
      return creatorId === null ? [] : [{ kind: "name", creatorId, text: piece }];
    }
    return mentionOf(reference, known);
  });
}

function mentionOf(reference: Reference, known: Known): Mention[] {
  const { text, path } = reference;
  if (reference.isCreator) return [{ kind: "name", creatorId: path, text }];
  const creatorId = known.ownerOf(reference);
  if (creatorId === null) return [];
  const isName = /(?:^|\.)(?:handle|name)$/u.test(path);
  return [{ kind: isName ? "name" : "figure", creatorId, text }];
}

/** A name as it is written: "max" is a word, "Max" a person. */
function nameOf(word: string, known: Known): string | null {
  return /^\p{Lu}/u.test(word) ? (known.named.get(fold(word)) ?? null) : null;
}

function namesIn(text: string, known: Known): string[] {
  return wordsIn(text).flatMap((word) => nameOf(word, known) ?? []);
}
