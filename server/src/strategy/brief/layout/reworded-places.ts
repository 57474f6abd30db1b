import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { countriesNamed } from "#/language/places/countries.ts";
import { reworded } from "#/strategy/brief/reworded.ts";

/** Stretches of land that no list of places has, by the places that they are: on folded text. */
const WRITTEN: readonly (readonly [said: RegExp, written: string])[] = [
  // Parts of Switzerland by the language that is spoken there; a share of them is not the whole country.
  [
    /(?<![\p{L}%])(?<!(?:\d|tiers|third|drittel|tercio|terco|half|halfte|moitie)\s(?:\p{L}+\s)?)(?:la |der |die )?(?:suisse romande|romandie|welschschweiz|westschweiz|french[- ]speaking switzerland)(?!\p{L}|\s+(?:exclu|raus|nicht|macht|non|no|sauf))/dgu,
    "Switzerland, French-speaking",
  ],
  [
    /(?<![\p{L}%])(?<!(?:\d|tiers|third|drittel|half|halfte|moitie)\s(?:\p{L}+\s)?)(?:die |der )?(?:deutschschweiz|suisse alemanique|suisse alémanique|german[- ]speaking switzerland)(?!\p{L}|\s+(?:exclu|raus|nicht|macht|non|no|sauf))/dgu,
    "Switzerland, German-speaking",
  ],
  [/(?<!\p{L})comunitat valenciana(?!\p{L})/dgu, "Comunidad Valenciana"],
  [
    /(?<!\p{L})(?:ruhrgebiet|ruhrpott|ruhr area)(?!\p{L})/dgu,
    "Dortmund, Duisburg, Bochum, Essen, Gelsenkirchen, Oberhausen",
  ],
];

export function withKnownPlaces(source: string): string {
  return WRITTEN.reduce((text, [said, written]) => reworded(text, said, written), source);
}

const PLAN = new RegExp(
  `^\\s*(?:\\p{L}{1,8}[\\s,]+){0,2}?(?:${anyListed("plan, plano, planung, kampagne, campaign, campagne, campana, campanha")})\\s+(?:(?:${anyListed("for, fur, pour, para, pra, de, von, of")})\\s+)?(?=\\p{L})`,
  "u",
);
/** Portuguese for a plan, which in other languages is no word. */
const PLANO = /^(\s*(?:\p{L}{1,6}\s+){0,2}?)plano(?=\s)/iu;
const NAME = /^\p{L}[\p{L}'’-]*(?:\s+\p{L}[\p{L}'’-]*){0,2}/u;

/** "Plan valencia fallas …", "plano recife 9 mil": where, which stands right behind the plan, is no name of a thing. */
export function withPlanPlace(written: string): string {
  const source = written.replace(PLANO, "$1plan");
  const lead = PLAN.exec(foldInPlace(source))?.[0] ?? "";
  const [said = ""] = NAME.exec(source.slice(lead.length)) ?? [];
  const words = said.split(/\s+/u);
  for (let count = lead === "" ? 0 : words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(" ");
    if (!isSurePlace(name)) continue;
    const rest = source.slice(lead.length + name.length);
    // "Paris Hilton" and "Berlin Cosmetics" are names of their own.
    if (/^\p{Lu}/u.test(name) && /^\s+\p{Lu}/u.test(rest)) return source;
    return `${source.slice(0, lead.length).trimEnd()}, in ${name}${/^\s*[,;.]/u.test(rest) ? "" : ","}${rest}`;
  }
  return source;
}

function isSurePlace(name: string): boolean {
  const key = wordKey(name);
  const [country] = countriesNamed(key);
  return (
    citiesNamed(key).some(({ recognition }) => recognition === "sure") ||
    (country !== undefined && !country.isWord)
  );
}
