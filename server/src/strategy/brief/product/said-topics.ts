import { patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { topicsOf } from "./topics.ts";

/** "…, fashion and beauty, …": a thought that names topics and nothing else says whom to choose, beside any product. */
export function topicLists(text: BriefText, topics: readonly Span[]): Span[] {
  return text.unparsed().filter(({ start, end }) => {
    const inside = topics.filter((topic) => topic.start >= start && topic.end <= end);
    const rest = inside.reduce(
      (words, topic) => words.replace(text.folded.slice(topic.start, topic.end), " "),
      text.folded.slice(start, end),
    );
    return inside.length > 0 && JOINERS.test(rest);
  });
}

/** So many other words may stand beside a topic that says whom to choose: "local foodies for it". */
const BESIDE_TOPIC = 3;
const SAYS_MORE = patternOf(
  wordsListed(
    "is, are, was, ist, sind, est, sont, es, son, e, sao, hai, sponsor, sponsors, our, unser*, notre, nuestr*, noss*",
  ),
);

/** "Gente de cocina", "perfiles lifestyle": a thought of little more than a topic says it of creators, beside any product. */
export function isOfPeople(text: BriefText, topic: Span, topics: readonly Span[]): boolean {
  const thought = text.unparsed().find(({ start, end }) => start <= topic.start && topic.end <= end);
  if (!thought) return false;
  const inside = topics.filter(({ start, end }) => thought.start <= start && end <= thought.end);
  const rest = inside
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (words, { start, end }) =>
        `${words.slice(0, start - thought.start)} ${words.slice(end - thought.start)}`,
      thought.text,
    );
  return (rest.match(/\p{L}+/gu)?.length ?? 0) <= BESIDE_TOPIC && !SAYS_MORE.test(rest);
}

/**
 * Fields by their own names: whoever says one and nothing else says whom to choose. What is sold in them has other words:
 * "makeup", "wine" and "shoes" may be either, and are a product.
 */
const FIELDS = new Set(
  "beauty, belleza, beleza, beaute, schonheit, fashion, moda, mode, food, foodie, foodies, comida, gastronomia, gastronomie, gastronomy, essen, kochen, nourriture, cuisine, cocina, culinaria, khana, fitness, fitnes, travel, reisen, reise, viaje, viajes, viagem, viagens, voyage, voyages, tourism, lifestyle, estilo de vida, family, families, familie, familien, familia, famille, parenting, gaming, videojuegos, tech, technology, technik, tecnologia, technologie, sport, sports, deporte, deportes, esporte, esportes, wellness, health, gesundheit, sante, salud, saude, music, musik, musique, musica, art, kunst, arte, pets, haustiere, mascotas, interior, home decor, einrichtung, comedy, humor, diy, business, finance, finanzen, finanzas, education, bildung, sustainability, nachhaltigkeit, photography, fotografie, fotografia"
    .split(", ")
    .map(wordKey),
);

/** "Beauty and fashion", and not "runners": topics by their names and nothing else. */
export function isTopicName(words: string): boolean {
  return namesIn(words).every((name) => topicsOf(name).some((topic) => topic === name));
}

/** "Food ou beauté", "travel food", and not "skincare", which is sold as well, but in a list with one of them. */
export function areFields(words: string): boolean {
  const names = namesIn(words);
  return names.some(isField) && names.every((name) => isField(name) || isTopicName(name));
}

function isField(name: string): boolean {
  return FIELDS.has(name) || (name !== "" && name.split(" ").every((word) => FIELDS.has(word)));
}

function namesIn(words: string): string[] {
  return foldInPlace(words)
    .split(JOINT)
    .map((name) => wordKey(name))
    .filter((name) => name !== "");
}

const JOINING = wordsListed("and, und, et, y, e, aur, or, oder, ou");
const JOINT = new RegExp(`[/+&,-]|${JOINING}`, "u");
const JOINERS = new RegExp(`^(?:\\s|[/+&-]|${JOINING})*$`, "u");
