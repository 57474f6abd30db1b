import type { Random } from "../../../server/src/sample/random.rules.ts";
import {
  BLANK,
  handle,
  headers,
  own,
  refused,
  says,
  sheet,
  spelled,
  titles,
  totals,
  unknown,
} from "./cells.ts";
import { cast } from "./people.ts";
import type { Person } from "./people.ts";
import { COINS, COUNTS, inTurn, price, RATES } from "./spelling.ts";
import type { Cell, Format, Never, Sheet } from "./truth.ts";

const NO_MIXING: Never = {
  says: "Figures and prices of one account are not written over another account",
  fields: ["followers", "avgViews", "engagementRate", "prices"],
};

/** Two accounts a row, a price for each format, terms beside them, a title above and a total below. */
export function germanRoster(random: Random): Sheet {
  const people = cast(random, "ros", 8, ["instagram", "tiktok"]);
  const counts = [COUNTS.tsd, COUNTS.dot, COUNTS.mio, COUNTS.curly];
  const priced = (person: Person, platform: "instagram" | "tiktok", format: Format) =>
    spelled(person.key, `${platform}.prices`, price(random, COINS.euro, format));
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      says(key, "name", person.name),
      handle(person, "instagram", `@${person.handles.instagram}`),
      spelled(key, "instagram.followers", inTurn(random, counts, index)),
      spelled(key, "instagram.engagementRate", RATES.german(random)),
      priced(person, "instagram", "reel"),
      index % 3 === 0
        ? refused(key, "instagram.prices", "auf Anfrage", "no amount is named")
        : priced(person, "instagram", "story"),
      priced(person, "instagram", "carousel"),
      handle(person, "tiktok"),
      spelled(key, "tiktok.followers", inTurn(random, counts, index + 1)),
      index % 4 === 3 ? unknown("-") : spelled(key, "tiktok.avgViews", COUNTS.smallK(random)),
      spelled(key, "tiktok.engagementRate", RATES.german(random)),
      priced(person, "tiktok", "video"),
      says(key, "prices.usageMonths", `${index + 1} Monate`, index + 1),
      says(key, "prices.exclusivityMonths", String((index % 3) + 1), (index % 3) + 1),
      says(key, "prices.vat", index % 2 ? "inkl. MwSt." : "zzgl. MwSt.", index % 2 ? "included" : "excluded"),
    ];
  });
  return sheet({
    name: "roster-de",
    kind: "people",
    fileName: "Creator Roster 2026 FINAL (2).csv",
    delimiter: ";",
    people,
    rows: [
      titles("Creator-Roster Herbst 2026"),
      titles("Stand: 14.10.2026", "", "bitte nicht weitergeben!"),
      [],
      headers(
        "Creator|Insta|Follower IG|ER IG|Preis Reel IG|Preis Story IG|Preis Karussell IG|TikTok|" +
          "Follower TT|Ø Views TT|ER TT|Preis Video TT|Nutzung (Monate)|Exklusivität (Monate)|MwSt.",
      ),
      ...rows.slice(0, 5),
      [],
      ...rows.slice(5),
      [],
      totals("Gesamt", "8 Creator", "2.345.678", "3,1 %", "14.200 €", "", "", "", "", "", "", "9.950 €"),
    ],
    never: [NO_MIXING],
  });
}

/** The platform stands once above its columns, as a merged cell; the table is pasted. */
export function groupedHeaders(random: Random): Sheet {
  const people = cast(random, "grp", 7, ["instagram", "tiktok", "youtube"]);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      says(key, "name", person.name),
      handle(person, "instagram"),
      spelled(key, "instagram.followers", COUNTS.comma(random)),
      spelled(key, "instagram.avgViews", COUNTS.k(random)),
      spelled(key, "instagram.prices", price(random, COINS.dollar, "reel")),
      handle(person, "tiktok"),
      spelled(key, "tiktok.followers", inTurn(random, [COUNTS.k, COUNTS.million], index)),
      spelled(key, "tiktok.avgViews", COUNTS.k(random)),
      spelled(key, "tiktok.prices", price(random, COINS.dollar, "video")),
      handle(person, "youtube", `https://www.youtube.com/@${person.handles.youtube}`),
      spelled(key, "youtube.followers", COUNTS.comma(random)),
      index === 2
        ? unknown("n/a")
        : spelled(key, "youtube.prices", price(random, COINS.dollar, "integration")),
      spelled(key, "youtube.prices", price(random, COINS.dollar, "short")),
      spelled(key, "prices", price(random, COINS.dollar, "bundle")),
    ];
  });
  return sheet({
    name: "grouped-headers",
    kind: "people",
    delimiter: "\t",
    people,
    rows: [
      headers("|Instagram||||TikTok||||YouTube||||All"),
      headers(
        "Name|Handle|Followers|Avg views|Reel rate|Handle|Followers|Avg views|Video rate|Channel|" +
          "Subs|Integration rate|Short rate|Bundle",
      ),
      ...rows,
    ],
    never: [NO_MIXING],
  });
}

const HINGLISH = [
  ["baat ho gayi", "contacted"],
  ["final ho gaya", "agreed"],
  ["mana kar diya", "declined"],
  ["contact mat karo", "do not contact"],
] as const;

/** Lakh and crore, phone numbers with +91, and a status as it is said. */
export function indianRoster(random: Random): Sheet {
  const people = cast(random, "ind", 8);
  const counts = [COUNTS.lakhLetter, COUNTS.lakh, COUNTS.crore, COUNTS.k];
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const [text, status] = HINGLISH[index % HINGLISH.length] ?? HINGLISH[0];
    const tenths = random.whole(11, 29);
    const lakhs = { amount: tenths * 1_000_000, currency: "INR", format: "reel" } as const;
    return [
      says(key, "name", person.name),
      handle(person, "instagram"),
      spelled(key, "instagram.followers", inTurn(random, counts, index)),
      index % 2
        ? says(key, "instagram.prices", `₹${tenths / 10} lakh`, lakhs)
        : spelled(key, "instagram.prices", price(random, COINS.rupee, "reel")),
      spelled(key, "instagram.prices", price(random, COINS.rupee, "story")),
      says(key, "phone", person.phone),
      says(key, "status", text, status),
      own(key, "GST no.", index === 1 ? "" : `22AAAAA00${index}0A1Z5`),
    ];
  });
  const head = headers("Influencer|Insta ID|Followers|Reel cost|Story cost|Mobile|Status|GST no.");
  return sheet({ name: "lakh-crore", kind: "people", people, rows: [head, ...rows] });
}

/** French headers; totals between the groups. */
export function frenchRoster(random: Random): Sheet {
  const people = cast(random, "fra", 6, ["instagram", "tiktok"]);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      says(key, "name", person.name),
      handle(person, "instagram"),
      handle(person, "tiktok", `@${person.handles.tiktok}`),
      spelled(key, "instagram.followers", COUNTS.thin(random)),
      spelled(key, "tiktok.followers", COUNTS.space(random)),
      spelled(key, "instagram.engagementRate", RATES.german(random)),
      spelled(key, "instagram.prices", price(random, COINS.euroFrench, "reel", { vat: "excluded" })),
      spelled(key, "tiktok.prices", price(random, COINS.euroFrench, "video", { vat: "excluded" })),
      says(key, "country", index % 2 ? person.countryName : person.country, person.country),
      says(key, "email", person.email),
      index === 0 ? BLANK : says(key, "notes", `À relancer ; préfère l'e-mail (${index})`),
    ];
  });
  const head = headers(
    "Nom|Compte Instagram|Compte TikTok|Abonnés Instagram|Abonnés TikTok|Taux d'engagement IG|" +
      "Tarif Réel HT|Tarif vidéo TikTok HT|Pays|Courriel|Remarques",
  );
  return sheet({
    name: "roster-fr",
    kind: "people",
    delimiter: ";",
    people,
    rows: [
      head,
      ...rows.slice(0, 3),
      totals("Sous-total", "3 comptes", "", "812 400"),
      ...rows.slice(3),
      totals("Total", "6 comptes", "", "1 644 900", "", "", "12 450,00 €"),
    ],
    never: [NO_MIXING],
  });
}

/** Spanish and Portuguese headers in one table, the header repeated where the pages were joined. */
export function iberianRoster(random: Random): Sheet {
  const people = cast(random, "ibe", 8);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      says(key, "name", person.name),
      handle(person, "instagram", `@${person.handles.instagram}`),
      spelled(key, "instagram.followers", inTurn(random, [COUNTS.mil, COUNTS.dot, COUNTS.million], index)),
      spelled(key, "instagram.avgViews", COUNTS.dot(random)),
      spelled(key, "instagram.prices", price(random, index % 2 ? COINS.real : COINS.euro, "reel")),
      spelled(key, "instagram.prices", price(random, index % 2 ? COINS.real : COINS.euro, "post")),
      says(key, "city", person.city),
      says(key, "status", index % 2 ? "recusou" : "acordado", index % 2 ? "declined" : "agreed"),
    ];
  });
  const head = headers("Nombre|Usuario|Seguidores|Visualizações médias|Precio Reel|Preço Post|Ciudad|Estado");
  return sheet({
    name: "roster-es-pt",
    kind: "people",
    fileName: "instagram_iberia.csv",
    people,
    rows: [head, ...rows.slice(0, 4), [], head, ...rows.slice(4)],
  });
}
