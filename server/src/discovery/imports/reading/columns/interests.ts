import { CATEGORIES, isCategory } from "@app/contract/discovery/categories";
import type { Category } from "@app/contract/discovery/categories";
import { plainWords } from "#/discovery/imports/reading/words.ts";

/** What sheets call an interest, by category. Words of a narrower topic stay a keyword as well. */
const NAMES: Readonly<Partial<Record<Category, string>>> = {
  beauty: "cosmetics|kosmetik|belleza|beaute|beleza|schonheit|beauty care|personal care",
  makeup: "make up|mua|maquillaje|maquillage",
  skincare: "skin care|skin|hautpflege|dermatology|cuidado de la piel",
  haircare: "hair|hair care|hairstyle|haare",
  fashion:
    "clothing|clothing outfits|outfits|style|mode|moda|modeling|modelling|model|models|streetwear|apparel|accessories|accessories jewellery|shopping retail",
  jewellery: "jewelry|schmuck|watches|accessories jewellery",
  fitness: "fitness gym|gym|workout|bodybuilding|trainers coaches|trainers|crossfit|running|fitnes",
  yoga: "pilates",
  health: "health self help|medical|medicine|nutrition|gesundheit|salud|sante|saude|mental health|healthcare",
  wellness: "self care|wellbeing|well being|mindfulness|self help|bienestar",
  food: "food cooking|food drinks|cooking|food drink|recipes|essen|kochen|comida|cocina|cuisine|foodie|gastronomy|baking|drinks|restaurants",
  vegan: "plant based|vegetarian|vegano",
  alcohol: "wine|beer|spirits|cocktails",
  travel: "reisen|viajes|voyage|viagem|nature landscapes|adventure|outdoor|tourism|travelling|nature",
  tech: "technology|science technology|computers gadgets|machinery technologies|gadgets|technik|tecnologia|it|software|electronics|nft|science|computers",
  gaming: "video games|games|gamer|esports|videojuegos|spiele|gaming apps|e sports",
  gambling: "betting|casino|poker",
  finance: "finance economics|money|investing|crypto|finanzen|finanzas|economics|trading",
  business:
    "business careers|management marketing|marketing|entrepreneurship|careers|entrepreneur|wirtschaft|negocios",
  education: "educational|learning|bildung|educacion|science|literature journalism|school|how to",
  parenting: "family|mom|mum|moms|parents|motherhood|familie|familia|family parenting|dad|mommy",
  kids: "kids toys|toys|children|baby|kinder|ninos",
  pets: "animals|animals pets|dogs|cats|haustiere|mascotas|wildlife",
  "home-decor":
    "home|interior|interior design|home decor|wohnen|decor|home living|living|home garden|deco|hogar",
  furniture: "mobel|muebles|meubles",
  garden: "gardening|plants|garten|jardin|home garden",
  diy: "diy life hacks|life hacks|crafts|handmade|basteln|do it yourself|craft",
  music: "music dance|musik|musica|musique|singer|musician|rapper|dj",
  dance: "music dance|tanz|baile|dancing|dancer",
  comedy: "humor|humour|humor fun happiness|funny|memes|comedia|comics sketches|comedian|fun",
  entertainment: "shows|show|tv|animation|unterhaltung|celebrity|asmr|television|anime|adult content|radio",
  movies: "cinema actors actresses|cinema|film|films|movie|actor|actress|cine|acting|actors",
  news: "news politics|journalism|literature journalism|nachrichten|media",
  sports:
    "sports with a ball|racing sports|winter sports|water sports|extreme sports outdoor activity|sport|deportes|basketball|tennis|racing|athlete|olympics",
  cricket: "",
  football: "soccer|fussball|futbol",
  automotive: "cars motorbikes|cars|auto|autos|motor|motorcycles|vehicles|racing sports|car",
  photography: "photo|photographer|fotografie|fotografia|photos",
  art: "art artists|arts|design art|artist|kunst|arte|drawing|painting|illustration|comics sketches",
  design: "design art|graphic design|architecture",
  books: "literature|reading|booktok|literature journalism|bucher|libros|book",
  lifestyle: "daily vlogs|vlog|vlogs|blog|blogger|life|estilo de vida|personal blog|vlogger|vlogging",
  luxury: "luxus|lujo",
  weddings: "wedding|bride|hochzeit|bridal|bodas",
  sustainability: "eco|environment|nachhaltigkeit|green|zero waste|sustainable|climate",
  politics: "news politics|politik|politica|activism|society",
  spirituality: "religion|faith|astrology|spiritual",
};

const BY_NAME = new Map<string, Category[]>();
for (const category of CATEGORIES) {
  const names = (NAMES[category] ?? "").split("|").filter((name) => name !== "");
  for (const name of [category.replaceAll("-", " "), ...names]) {
    const key = interestKey(name);
    BY_NAME.set(key, [...(BY_NAME.get(key) ?? []), category]);
  }
}

/** Most interests of one cell that count; more is a text, not a list. */
const PIECES_MAX = 8;
const KEYWORD_MAX = 60;

/**
 * Categories that a cell names ("Music & Dance", "beauty, vegan"), and the words that no category stands for, which
 * are kept as keywords.
 */
export function readInterests(cell: string): { categories: Category[]; keywords: string[] } {
  const categories = new Set<Category>();
  const keywords = new Set<string>();
  for (const piece of piecesOf(cell)) {
    const key = interestKey(piece);
    const named = namedBy(piece);
    const found = named.length > 0 ? named : withinPhrase(key);
    for (const category of found) categories.add(category);
    const isNarrower = BY_NAME.has(key) && !isCategory(key.replaceAll(" ", "-"));
    const isNew = key !== "" && (named.length === 0 || isNarrower);
    if (isNew && key.length <= KEYWORD_MAX) keywords.add(key);
  }
  return { categories: [...categories], keywords: [...keywords] };
}

/** Whether a cell holds a name of an interest, not just a phrase with one in it. */
export function namesInterest(cell: string): boolean {
  return piecesOf(cell).some((piece) => namedBy(piece).length > 0);
}

function piecesOf(cell: string): string[] {
  return cell.split(/[,;|\n•]+/u).slice(0, PIECES_MAX);
}

function namedBy(piece: string): Category[] {
  return nameOf(piece) ?? piece.split(/[&/+]| and | und | y /u).flatMap((part) => nameOf(part) ?? []);
}

function nameOf(text: string): Category[] | undefined {
  return BY_NAME.get(interestKey(text));
}

/**
 * "Vegan cooking" is about both. The last word says what it is, so any name counts there; of the words before it only a
 * category itself does: "skin" in "skin cancer awareness" is none.
 */
function withinPhrase(key: string): Category[] {
  const words = key.split(" ");
  const before = words.slice(0, -1).filter(isCategory);
  return [...before, ...(nameOf(words.at(-1) ?? "") ?? [])];
}

/** "Cinema & Actors/actresses" and "cinema actors actresses" are the same. */
function interestKey(text: string): string {
  return plainWords(text)
    .replaceAll(/[@%#&+]|\b(?:and|und)\b/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
