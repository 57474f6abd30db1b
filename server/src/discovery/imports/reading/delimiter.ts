const DELIMITERS = ["\t", ";", ",", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Records looked at. */
const SAMPLE = 200;
/** Share of records that must agree on the number of cells. */
const AGREEMENT = 0.4;
/** Share of records with the delimiter where no number of cells is usual: lines that end early or late. */
const RAGGED_SHARE = 0.7;
/** Tabs hardly ever stand inside a cell. */
const TAB_BONUS = 0.3;
const WIDTH_BONUS = 0.002;

/** The delimiter on whose number of cells most records agree; null when each line is one cell. */
export function findDelimiter(text: string): Delimiter | null {
  let best: { delimiter: Delimiter; score: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const score = agreement(text, delimiter);
    if (score >= AGREEMENT && (best === null || score > best.score)) best = { delimiter, score };
  }
  return best?.delimiter ?? DELIMITERS.find((delimiter) => isRagged(text, delimiter)) ?? null;
}

function isRagged(text: string, delimiter: Delimiter): boolean {
  const widths = sampleWidths(text, delimiter);
  const cut = widths.filter((width) => width > 1).length;
  return cut > 1 && (widths[0] ?? 0) > 1 && cut >= widths.length * RAGGED_SHARE;
}

function agreement(text: string, delimiter: Delimiter): number {
  const widths = sampleWidths(text, delimiter);
  const seen = new Map<number, number>();
  for (const width of widths) if (width > 1) seen.set(width, (seen.get(width) ?? 0) + 1);
  const [usual] = [...seen].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  if (!usual) return 0;
  const [width, records] = usual;
  const bonus = (delimiter === "\t" ? TAB_BONUS : 0) + Math.min(width, 50) * WIDTH_BONUS;
  return records / widths.length + bonus;
}

/** Cells of each of the first records; delimiters and line ends inside quotes do not count. */
function sampleWidths(text: string, delimiter: Delimiter): number[] {
  const widths: number[] = [];
  let width = 1;
  let isQuoted = false;
  let isBlank = true;
  let isCellStart = true;
  for (const character of text) {
    if (widths.length >= SAMPLE) return widths;
    if (character === '"' && (isQuoted || isCellStart)) isQuoted = !isQuoted;
    isCellStart = character === delimiter || character === "\n";
    if (character === "\n" && !isQuoted) {
      if (!isBlank) widths.push(width);
      width = 1;
      isBlank = true;
      continue;
    }
    if (character === delimiter && !isQuoted) width += 1;
    if (character !== " " && character !== delimiter) isBlank = false;
  }
  if (!isBlank) widths.push(width);
  return widths;
}
