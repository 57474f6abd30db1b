/** A handle as it is typed into a field: trimmed, one leading @ removed (specification section 5). */
export function normaliseHandle(text: string): string {
  return text.trim().replace(/^@/u, "").trim();
}

/** The handles of one line: white space, a comma, a semicolon or an @ begins the next one, and empty pieces are dropped. */
export function splitHandles(text: string): string[] {
  return text
    .split(/[\s,;@]+/u)
    .map(normaliseHandle)
    .filter((handle) => handle !== "");
}

/** The hashtags of a hashtag field: split on # and white space, empty pieces dropped (specification section 5). */
export function splitHashtags(text: string): string[] {
  return text.split(/[#\s]+/u).filter((piece) => piece !== "");
}
