import type { Finding } from "#/strategy/assistant/planner-answers.ts";

/** Writes places of a finding into a sentence, where the figure is put. */
export function placeIn({ id }: Pick<Finding, "id">): (path: string) => string {
  return (path) => `[[${id}#${path}]]`;
}

/** "a, b and c". */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? "";
  return items.length > 1 ? `${items.slice(0, -1).join(", ")} ${and} ${last}` : last;
}

/** Sentences one after another. */
export function joined(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence, index) => (index === 0 ? [sentence] : [" ", sentence]));
}
