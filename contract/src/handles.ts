/** A handle as it is typed into a field: trimmed, one leading @ removed (specification section 5). */
export function normaliseHandle(text: string): string {
  return text.trim().replace(/^@/u, "").trim();
}

/** The hashtags of a hashtag field: split on # and white space, empty pieces dropped (specification section 5). */
export function splitHashtags(text: string): string[] {
  return text.split(/[#\s]+/u).filter((piece) => piece !== "");
}
