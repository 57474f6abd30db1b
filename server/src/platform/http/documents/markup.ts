/** Text that is safe to stand in a document as it is. */
export interface Markup {
  readonly html: string;
}

type Piece = Markup | string | number | null | readonly Markup[];

/** A template for documents: every value in it is escaped unless it was made by this function. Null leaves nothing. */
export function markup(parts: TemplateStringsArray, ...values: Piece[]): Markup {
  const text = parts.map((part, index) => part + toText(values[index] ?? null)).join("");
  return { html: text };
}

function toText(value: Piece): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return escapeHtml(value);
  return "html" in value ? value.html : value.map((piece) => piece.html).join("");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
