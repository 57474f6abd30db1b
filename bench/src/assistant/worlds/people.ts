import type { Random } from "./random.ts";
import type { Row } from "./world.ts";

interface Market {
  country: string;
  cities: readonly string[];
  women: readonly string[];
  men: readonly string[];
  families: readonly string[];
}

const MARKETS: Readonly<Record<string, Market>> = {
  DE: {
    country: "DE",
    cities: ["Hamburg", "Berlin", "Leipzig", "Stuttgart", "Bremen"],
    women: ["Wiebke", "Thekla", "Annika", "Maren", "Silke"],
    men: ["Torben", "Hauke", "Kilian", "Jannik"],
    families: ["Quandel", "Rehbock", "Storck", "Wellnitz", "Ziegenhals", "Brandhof"],
  },
  AT: {
    country: "AT",
    cities: ["Vienna", "Graz", "Linz"],
    women: ["Vroni", "Leonie", "Resi"],
    men: ["Xaver", "Vinzenz"],
    families: ["Hufnagl", "Pichlmair", "Obersteg", "Rainthal"],
  },
  FR: {
    country: "FR",
    cities: ["Lyon", "Nantes", "Lille", "Toulouse"],
    women: ["Solène", "Maëlys", "Océane", "Capucine"],
    men: ["Corentin", "Gwendal", "Tristan"],
    families: ["Vauquelin", "Delorme", "Kervella", "Bastide", "Roussillon"],
  },
  ES: {
    country: "ES",
    cities: ["Valencia", "Madrid", "Sevilla", "Bilbao"],
    women: ["Nerea", "Itziar", "Rocío", "Candela"],
    men: ["Gorka", "Unai", "Nacho"],
    families: ["Urrutia", "Peñalver", "Olabarri", "Castroviejo", "Mondéjar"],
  },
  PT: {
    country: "PT",
    cities: ["Porto", "Lisbon", "Braga"],
    women: ["Matilde", "Leonor", "Benedita"],
    men: ["Duarte", "Tomás"],
    families: ["Vasconcelos", "Pimentel", "Lobato", "Quaresma"],
  },
  GB: {
    country: "GB",
    cities: ["Leeds", "Bristol", "Glasgow", "Manchester", "Brighton"],
    women: ["Imogen", "Tamsin", "Bethan", "Saoirse"],
    men: ["Callum", "Rhys", "Alasdair"],
    families: ["Thistlewood", "Ormerod", "Pennant", "Birtwhistle", "Fairweather"],
  },
  IE: {
    country: "IE",
    cities: ["Dublin", "Galway", "Cork"],
    women: ["Aoife", "Niamh", "Caoimhe"],
    men: ["Cathal", "Oisin"],
    families: ["Gilhooly", "Mulvaney", "Tierney", "Brannigan"],
  },
  US: {
    country: "US",
    cities: ["Austin", "Chicago", "Portland", "Denver"],
    women: ["Harlow", "Delaney", "Maeve"],
    men: ["Colt", "Brooks", "Tobias"],
    families: ["Haverford", "Lockridge", "Sandoval", "Whitcomb"],
  },
  IN: {
    country: "IN",
    cities: ["Mumbai", "Pune", "Delhi", "Bengaluru", "Jaipur", "Chennai"],
    women: ["Ishita", "Rukmini", "Tanvi", "Madhura", "Gauri"],
    men: ["Vihaan", "Parth", "Shlok", "Ojas"],
    families: ["Deshmukh", "Bhattacharjee", "Kulkarni", "Rathod", "Iyengar", "Chauhan"],
  },
};

export interface PeopleOf {
  count: number;
  countries: readonly string[];
  platforms: readonly string[];
  categories: readonly string[];
  brands: readonly string[];
  currency: string;
  /** Price of a reel for each follower, in whole units. */
  perFollower: number;
  /** How often a value is known. */
  known: Readonly<
    Record<"views" | "engagement" | "country" | "category" | "gender" | "price" | "email", number>
  >;
  /** States of talks; nobody says any where there are none. */
  statuses?: readonly string[];
}

/** Creators of some markets, as a team keeps them: with gaps. */
export function people(random: Random, of: PeopleOf): Row[] {
  const taken = new Set<string>();
  return Array.from({ length: of.count }, () => person(random, of, taken));
}

function person(random: Random, of: PeopleOf, taken: Set<string>): Row {
  const market = MARKETS[random.one(of.countries)];
  if (!market) throw new Error("A market has no people");
  const isWoman = random.chance(0.58);
  const first = random.one(isWoman ? market.women : market.men);
  const family = random.one(market.families);
  const known = (name: keyof PeopleOf["known"]) => random.chance(of.known[name]);
  const followers = Math.round(10 ** (3.4 + random.next() * 2.5));
  const isPlaced = known("country");
  const price = Math.max(
    40,
    Math.round((followers * of.perFollower * (0.6 + random.next() * 0.8)) / 10) * 10,
  );
  const handle = freeHandle(`${plain(first)}.${plain(family)}`, taken);
  return {
    handle,
    platform: random.one(of.platforms),
    name: `${first} ${family}`,
    followers,
    views: known("views") ? Math.round(followers * (0.08 + random.next() * 0.3)) : null,
    engagement: known("engagement") ? Math.round((0.6 + random.next() * 7) * 100) / 100 : null,
    country: isPlaced ? market.country : null,
    city: isPlaced ? random.one(market.cities) : null,
    category: known("category") ? random.one(of.categories) : null,
    gender: known("gender") ? (isWoman ? "female" : "male") : null,
    price: known("price") ? price : null,
    currency: of.currency,
    email: known("email") ? `${handle}@postfach.test` : null,
    brands: random.chance(0.3) ? random.one(of.brands) : null,
    status: of.statuses ? random.one(of.statuses) : null,
    bio: null,
    notes: null,
  };
}

/** The same two names twice get a number, as on a platform. */
function freeHandle(wanted: string, taken: Set<string>): string {
  let handle = wanted;
  for (let number = 2; taken.has(handle); number += 1) handle = `${wanted}${number}`;
  taken.add(handle);
  return handle;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z]/giu, "")
    .toLowerCase();
}
