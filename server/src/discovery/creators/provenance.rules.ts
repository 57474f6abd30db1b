import type { FieldSource } from "#/discovery/discovery.tables.ts";

/** Where a value stands, as a person would say it; null where nobody noted it. */
export function sourceText(origin: FieldSource | undefined): string | null {
  if (!origin) return null;
  if (origin.source === "manual") return "Typed by hand";
  if (origin.source === "sample") return "Sample data, invented";
  if (origin.source === "posts") return "Measured on the posts in Herald";
  if (origin.source === "campaign")
    return origin.campaign === undefined ? "Own payments" : `Campaign ${origin.campaign}`;
  const place = [
    origin.file,
    origin.line === undefined ? undefined : `line ${origin.line}`,
    origin.column === undefined ? undefined : `column “${origin.column}”`,
  ].filter((part) => part !== undefined);
  const kind = origin.source === "paste" ? "Pasted table" : "Imported file";
  const text = place.length > 0 ? `${kind}: ${place.join(", ")}` : kind;
  return origin.inferred ? `Inferred from the row. ${text}` : text;
}
