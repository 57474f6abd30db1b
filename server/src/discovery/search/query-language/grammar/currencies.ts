import { currencyMeant } from "#/language/money/currencies.ts";
import type { CurrencyReading } from "#/language/money/currencies.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CURRENCIES } from "#/discovery/search/query-language/words.ts";
import { countriesOf } from "./origins.ts";

/**
 * "Under 5000 kr in Denmark": of several currencies of one name that of a place in the sentence is meant, else the only
 * one of them in which the workspace has prices.
 */
export function chooseCurrencies(sentence: Sentence, own: string, used: readonly string[] = []): void {
  const { findings } = sentence;
  // Of cities of one name that in a country that is named is meant.
  const places = [...findings.filter(({ slot }) => slot === "country"), ...findings].flatMap(countriesOf);
  for (const finding of findings) {
    const sign = finding.slot === "price" ? signIn(sentence, finding) : undefined;
    if (!sign || typeof finding.value !== "object") continue;
    const { value } = finding;
    const [only = null, ...others] = sign.codes.filter((code) => used.includes(code));
    const meant = currencyMeant(sign.codes, own, places) ?? (others.length === 0 ? only : null);
    if (meant !== null) finding.value = { ...value, currency: meant };
    else if (sign.isOpen) leaveOpen(sentence, finding, sign.codes.slice(1));
  }
}

function leaveOpen(sentence: Sentence, finding: Finding, others: readonly string[]): void {
  const { value } = finding;
  if (typeof value !== "object") return;
  finding.source = "assumed";
  finding.confidence = 0.5;
  for (const currency of others) {
    sentence.otherReadings.push({ of: finding, instead: [{ ...finding, value: { ...value, currency } }] });
  }
}

function signIn({ tokens }: Sentence, { from, to }: Finding): CurrencyReading | undefined {
  const readings = tokens.slice(from, to).map((_, at) => CURRENCIES.at(tokens, from + at)?.value);
  return readings.find((reading) => reading !== undefined && reading.codes.length > 1);
}
