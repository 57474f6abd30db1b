/**
 * A sentence cut where its figures stand. Figures come in the order of the sentence; one whose words are not in it,
 * as where they are withheld, is left out.
 */
export function cutAtFigures<Figure extends { text: string }>(
  sentence: string,
  figures: readonly Figure[],
): (string | Figure)[] {
  const parts: (string | Figure)[] = [];
  let from = 0;
  for (const figure of figures) {
    const at = sentence.indexOf(figure.text, from);
    if (at < 0) continue;
    if (at > from) parts.push(sentence.slice(from, at));
    parts.push(figure);
    from = at + figure.text.length;
  }
  if (from < sentence.length) parts.push(sentence.slice(from));
  return parts;
}
