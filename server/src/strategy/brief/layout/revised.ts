import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { ReadText } from "#/strategy/brief/stated.ts";

const OLD =
  "old, alt, bisher, vorher, ancien, avant, viejo, antiguo, antes, anterior, antigo, velho, purana, pehle, before, previous, superseded, v1, version 1";
const NEW =
  "new, neu, jetzt, nouveau, maintenant, nuevo, ahora, novo, agora, naya, ab, now, revised, updated, v2, version 2";
const NOUN =
  "brief, version, plan, briefing, fassung, stand, one, wala, ka brief, briefing, demande, pedido, propuesta, proposta";
const label = (words: string) =>
  `(?<=^|[\\n.,;!?()]\\s*)(?:${anyListed(words)})(?:\\s+${anyListed(NOUN)})?\\s*[:=]`;
/** "OLD: 30L, all metros", up to what is new or the end of the text. */
const REPLACED = [
  new RegExp(`${label(OLD)}[^]*?(?=${label(NEW)})`, "u"),
  new RegExp(`(?<=${label(NEW)}[^]*)${label(OLD)}[^]*$`, "u"),
];
const NEW_LABEL = new RegExp(label(NEW), "u");
const WHY = "It tells what was. Say what this plan is to have.";
const WORDS_MAX = 60;

/** Of a brief that stands beside the one that it replaces only the new one is read; the other is told. */
export function readRevised(source: string, read: (text: string) => ReadText): ReadText {
  const replaced = REPLACED.map((pattern) => pattern.exec(foldInPlace(source))).find(
    (found) => found !== null,
  );
  if (!replaced) return read(source);
  const { 0: found, index } = replaced;
  const rest = source.slice(0, index) + source.slice(index + found.length);
  const [mark = ""] = NEW_LABEL.exec(foldInPlace(rest)) ?? [];
  const at = foldInPlace(rest).indexOf(mark);
  const now = read(rest.slice(0, at) + rest.slice(at + mark.length));
  const words = source
    .slice(index, index + found.length)
    .replaceAll(/\s+/gu, " ")
    .trim();
  const shown = words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX).trimEnd()}…` : words;
  return {
    ...now,
    stated: { ...now.stated, unmet: [...(now.stated.unmet ?? []), { words: shown, why: WHY }] },
  };
}
