/** By what a person is named in texts. */
export interface Named {
  handles: readonly string[];
  names: readonly string[];
  /** E-mail addresses and phone numbers. */
  contacts: readonly string[];
}

const WORD = String.raw`[\p{L}\p{N}_]`;
/** A bare word this short may mean anything; with an @ before it, or alone in its field, it is the handle. */
const BARE_MIN = 5;

/**
 * Takes a person out of any value: texts that are a name or handle become `pseudonym`, and so does every mention within a
 * longer text. Everything else of the value stays as it is.
 */
export function redactor({ handles, names, contacts }: Named, pseudonym: string) {
  const whole = new Set([...handles, ...handles.map((handle) => `@${handle}`), ...names].map(plain));
  const inside = [
    ...contacts,
    ...names.filter((name) => /\s/u.test(name.trim())),
    ...handles.filter(({ length }) => length >= BARE_MIN),
  ].filter((text) => text.trim() !== "");
  const marked = handles.map((handle) => `@${handle}`);
  const words = [...marked, ...inside].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<!${WORD})(?:${words.map((text) => RegExp.escape(text.trim())).join("|")})(?!${WORD})`,
    "giu",
  );
  const redact = (value: unknown): unknown => {
    if (typeof value === "string") {
      if (whole.has(plain(value))) return pseudonym;
      return words.length === 0 ? value : value.replace(pattern, pseudonym);
    }
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [String(redact(key)), redact(inner)]),
    );
  };
  return redact;
}

/** What a row that names the person holds, as patterns of `ilike`; empty where there is nothing to look for. */
export function patternsOf({ handles, names, contacts }: Named): string[] {
  return [...new Set([...handles, ...names, ...contacts].filter((text) => text.trim() !== ""))].map(
    (text) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`,
  );
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
