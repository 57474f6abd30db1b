/** What is being named at the caret: a creator by `@`, a list or a campaign by `#`. */
export interface Mention {
  mark: "@" | "#";
  /** Where the mark stands in the text. */
  start: number;
  /** What has been typed after the mark, up to the caret. */
  query: string;
}

// A mark begins a word: "ana@firma.de" is an address. A name may hold spaces, a handle none.
const MENTION = /(?:^|[\s([{"'“„«])(?:(@)([\p{L}\p{N}._-]{0,60})|(#)([\p{L}\p{N}][^\n@#]{0,40}|))$/u;

/** The mention that the caret stands in; null where it stands in none. */
export function mentionAt(text: string, caret: number): Mention | null {
  const match = MENTION.exec(text.slice(0, caret));
  if (!match) return null;
  const [, at, handle = "", , name = ""] = match;
  const query = at === undefined ? name : handle;
  return { mark: at === undefined ? "#" : "@", start: caret - query.length - 1, query };
}

/** The text with the chosen words in the place of the mention, and where the caret stands then. */
export function withMention(
  text: string,
  { start, query }: Mention,
  chosen: string,
): { text: string; caret: number } {
  const rest = text.slice(start + 1 + query.length);
  const words = /^[\s.,;:!?)]/.test(rest) ? chosen : `${chosen} `;
  return { text: text.slice(0, start) + words + rest, caret: start + words.length };
}
