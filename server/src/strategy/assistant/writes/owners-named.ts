import { wordKey } from "#/language/fold.ts";

/** Whom a name means of those who look after creators: by the whole name, else by the first, also with the s of "Lenas". */
export function ownersNamed(name: string, owners: readonly string[]): string[] {
  const key = wordKey(name);
  const names = new Set([key, `${key}s`]);
  const whole = owners.filter((one) => wordKey(one) === key);
  if (whole.length > 0) return whole;
  return owners.filter((one) => names.has(wordKey(one)) || names.has(wordKey(one).split(" ")[0] ?? ""));
}
