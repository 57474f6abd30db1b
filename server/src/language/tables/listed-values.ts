const BETWEEN = /\s*[|;\n]\s*|,\s+|,(?=\p{L})|\s+\/\s+/u;

/** The values of a cell that lists several, such as "Beauty SP|Natal 2026" or "vegan, organic"; of any other none. */
export function listedValues(text: string): string[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 1 ? parts : [];
}
