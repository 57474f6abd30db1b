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
