/**
 * Every match of a global pattern, in order. `matchAll` makes the pattern anew each time, which for lists of hundreds of
 * words takes longer than to look (measured).
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    // A match of no length would be found for ever; half of a sign of two units is never looked at.
    if (match[0] === "") pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
