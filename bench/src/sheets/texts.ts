import type { Random } from "../../../server/src/sample/random.rules.ts";
import { BLANK, handle, headers, own, refused, says, saysAll, sheet, spelled } from "./cells.ts";
import { cast } from "./people.ts";
import { COUNTS, inTurn } from "./spelling.ts";
import type { Cell, Never, Sheet } from "./truth.ts";

interface Place {
  text: string;
  city: string;
  /** Null where the name alone does not tell. */
  country: string | null;
}

const PLACES: readonly Place[] = [
  { text: "Cordoba", city: "cordoba", country: null },
  { text: "Córdoba, Argentina", city: "cordoba", country: "AR" },
  { text: "Valencia", city: "valencia", country: null },
  { text: "Valencia (Venezuela)", city: "valencia", country: "VE" },
  { text: "Cambridge", city: "cambridge", country: null },
  { text: "Cambridge, MA, USA", city: "cambridge", country: "US" },
  { text: "Cambridge UK", city: "cambridge", country: "GB" },
  { text: "Santiago", city: "santiago", country: null },
  { text: "San José, Costa Rica", city: "san jose", country: "CR" },
  { text: "Hyderabad / Pakistan", city: "hyderabad", country: "PK" },
];
/** Where a number tells what the name of the city leaves open. */
const PHONES: Readonly<Record<number, readonly [string, string]>> = {
  0: ["+34 600 555 017", "ES"],
  2: ["0034 600555018", "ES"],
  4: ["+1 617 555 0142", "US"],
};

/** Cities of which there are several, with and without a country, and phones that tell it. */
export function places(random: Random): Sheet {
  const people = cast(random, "plc", 10, ["youtube"]).map((person, index) => {
    const place = PLACES[index % PLACES.length];
    return { ...person, city: place?.city ?? "", country: place?.country ?? PHONES[index]?.[1] ?? "" };
  });
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const place = PLACES[index % PLACES.length];
    const phone = PHONES[index];
    const city = { of: key, path: "city", value: place?.city ?? "" };
    const country = place?.country ? [{ of: key, path: "country", value: place.country }] : [];
    return [
      handle(person, "youtube", `youtube.com/@${person.handles.youtube}`),
      says(key, "name", person.name),
      saysAll(place?.text ?? "", [city, ...country]),
      phone ? says(key, "phone", phone[0]) : BLANK,
      spelled(key, "youtube.followers", COUNTS.k(random)),
    ];
  });
  const never: Never = {
    says: "A city of which there are several gets no country that nothing tells",
    fields: ["country"],
  };
  return sheet({
    name: "places",
    kind: "people",
    people,
    rows: [headers("YouTube channel|Name|Based in|WhatsApp|Subscribers"), ...rows],
    never: [never],
  });
}

const NOTES = [
  'Says "yes, gladly"; wants the brief first',
  "Call back in spring.\nPrefers mail; no calls before 11.",
  "vegan, kein Alkohol; 2 Hunde",
  'Agent: "Kim" \n- fee 15 %\n- net 30',
  "10k views guaranteed, she says",
] as const;

/** Notes with line breaks, quotes and semicolons, counts kept as text, a header in the middle. */
export function notes(random: Random): Sheet {
  const people = cast(random, "not", 10, ["tiktok"]);
  const counts = [COUNTS.apostrophe, COUNTS.thin, COUNTS.curly, COUNTS.comma];
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      handle(person, "tiktok", `@${person.handles.tiktok}`),
      spelled(key, "tiktok.followers", inTurn(random, counts, index)),
      spelled(key, "tiktok.avgViews", inTurn(random, counts, index + 1)),
      says(key, "notes", NOTES[index % NOTES.length] ?? ""),
      saysAll("Beauty, Food", [
        { of: key, path: "categories", value: "beauty" },
        { of: key, path: "categories", value: "food" },
      ]),
      saysAll("A-list; autumn", [
        { of: key, path: "tags", value: "A-list" },
        { of: key, path: "tags", value: "autumn" },
      ]),
    ];
  });
  const head = headers("TikTok handle|Followers|Avg. views|Notes|Niche|Tags");
  const never: Never = { says: "A number in a note is no figure", fields: ["prices", "avgLikes", "phone"] };
  return sheet({
    name: "notes",
    kind: "people",
    delimiter: ";",
    people,
    rows: [[], head, ...rows.slice(0, 6), [], [], head, ...rows.slice(6)],
    never: [never],
  });
}

/** Profiles as links with tracking parts, with and without @, with capital letters, in two columns. */
export function links(random: Random): Sheet {
  const people = cast(random, "lnk", 10, ["instagram", "tiktok"]);
  const rows = people.map((person, index): Cell[] => {
    const { instagram = "", tiktok = "" } = person.handles;
    const onInstagram = [
      `https://www.instagram.com/${instagram}/?igshid=MzRlODBiNWFlZA==`,
      `@${instagram.toUpperCase()}`,
      `instagram.com/${instagram}?utm_source=qr`,
      `http://instagr.am/${instagram}`,
      `@${instagram} `,
    ];
    const onTiktok = [
      `https://www.tiktok.com/@${tiktok}?_t=8hXqZ&_r=1`,
      tiktok,
      `tiktok.com/@${tiktok}/`,
      `https://m.tiktok.com/@${tiktok}?lang=de-DE`,
      `@${tiktok}`,
    ];
    return [
      handle(person, "instagram", onInstagram[index % onInstagram.length]),
      index === 6
        ? refused(person.key, "email", "ask her manager", "no address")
        : says(person.key, "email", person.email),
      handle(person, "tiktok", onTiktok[index % onTiktok.length]),
      own(person.key, "Birthday gift?", index % 2 ? "ja" : "nein"),
    ];
  });
  const never: Never = {
    says: "A tracking part is no handle, and a second link no second person",
    fields: ["creator"],
  };
  const head = headers("Insta link|Mail|TikTok link|Birthday gift?");
  return sheet({ name: "links", kind: "people", people, rows: [head, ...rows], never: [never] });
}
