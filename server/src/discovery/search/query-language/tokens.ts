import { matchesOf } from "#/language/matches.ts";
import { foldWithOffsets } from "#/language/fold.ts";

type TokenKind = "word" | "number" | "handle" | "hashtag" | "symbol" | "break";

export interface Token {
  kind: TokenKind;
  /** Folded: lower case, compatibility forms resolved, Latin letters without diacritics. */
  text: string;
  /** As typed. */
  raw: string;
  /** Offsets into the text as typed, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** Whether it touches the token before it. */
  glued: boolean;
}

const PATTERN =
  /(?<handle>@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]*[\p{L}\p{N}_])?)|(?<hashtag>#[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)|(?<number>\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,2}(?!\d))?(?![\d\p{L}])|\d+(?:[.,]\d+)*)|(?<word>w\/(?:o(?:ut)?(?![\p{L}\p{N}]))?|\p{L}[\p{L}\p{M}\p{N}_]*)|(?<break>[,;:!?()[\]|\n•]|\.(?!\d))|(?<symbol>\S)/gu;

/** What ends a word that says whom it is about: "Reiseblogger", "foodbloggers", "microinfluenciadores". */
const COMPOUND =
  /^(?<topic>.{3,}?)(?:blogger|vlogger|influencer|youtuber|instagrammer|tiktoker|streamer|creator|leute|accounts|kanale|profile|trainer|profi|influenciador|influenceu|blogueu)(?:s|in|innen|n|es|as|a|r|rs|se|ses)?$/u;

/** "İzmir'de", "Ankara'dan": Turkish puts the case of a name behind an apostrophe. It is no French or Portuguese "de". */
const TURKISH_CASE = /^['’](?:[dt][ea]n?|n?[iu]n|y[eai]|[dt]eki|[dt]aki|l[iu])(?![\p{L}'’])/u;
const CASE_NAME_MIN = 3;

/** What stands at a position; nothing before the first and behind the last. */
export function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? "";
}

/** The same as it was typed. */
export function rawAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.raw ?? "";
}

/** German animals, which alone are an English word for a size. */
const STEMS: ReadonlyMap<string, string> = new Map([["tier", "haustiere"]]);

/** "w/o email", "w/ prices". */
const SHORT: ReadonlyMap<string, string> = new Map([
  ["w/", "with"],
  ["w/o", "without"],
  ["w/out", "without"],
]);

/** Splits a sentence into tokens, compounds with a noun for people into two. Hyphens and apostrophes between letters separate words without a token. */
export function tokenise(text: string): Token[] {
  const { folded, offsets } = foldWithOffsets(text);
  const tokens: Token[] = [];
  let caseEnd = 0;
  for (const match of matchesOf(PATTERN, folded)) {
    const from = match.index;
    const to = from + match[0].length;
    if (from < caseEnd) continue;
    if (joinsLetters(folded, from, match[0])) continue;
    const kind = kindOf(match.groups);
    const cut = kind === "word" ? (COMPOUND.exec(match[0])?.groups?.["topic"]?.length ?? 0) : 0;
    for (const [first, last] of cut > 0
      ? ([
          [from, from + cut],
          [from + cut, to],
        ] as const)
      : ([[from, to]] as const)) {
      const start = offsets[first] ?? 0;
      const end = offsets[last] ?? text.length;
      const glued = tokens.at(-1)?.end === start;
      const word = folded.slice(first, last);
      if (last === to && isName(text.slice(start, end))) caseEnd = to + caseBehind(folded, to);
      const wholeEnd = last === to && caseEnd > to ? (offsets[caseEnd] ?? text.length) : end;
      tokens.push({
        kind,
        text: last === from + cut ? (STEMS.get(word) ?? word) : (SHORT.get(word) ?? word),
        raw: text.slice(start, wholeEnd),
        start,
        end: wholeEnd,
        glued,
      });
    }
  }
  return tokens;
}

function joinsLetters(folded: string, at: number, text: string): boolean {
  if (text !== "-" && text !== "'") return false;
  return isLetter(folded[at - 1]) && isLetter(folded[at + 1]);
}

function caseBehind(folded: string, at: number): number {
  return TURKISH_CASE.exec(folded.slice(at))?.[0].length ?? 0;
}

function isName(raw: string): boolean {
  return raw.length >= CASE_NAME_MIN && /^\p{Lu}\p{L}+$/u.test(raw);
}

/** Whether a word begins with a capital letter. */
export function isCapitalised(raw: string): boolean {
  return /^\p{Lu}/u.test(raw);
}

function isLetter(text: string | undefined): boolean {
  return text !== undefined && /[\p{L}\p{M}]/u.test(text);
}

function kindOf(groups: Record<string, string | undefined> | undefined): TokenKind {
  if (groups?.["word"] !== undefined) return "word";
  if (groups?.["number"] !== undefined) return "number";
  if (groups?.["handle"] !== undefined) return "handle";
  if (groups?.["hashtag"] !== undefined) return "hashtag";
  return groups?.["break"] === undefined ? "symbol" : "break";
}
