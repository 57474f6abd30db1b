/** The value at a path such as "picks.0.cost"; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split(".").reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
