import type { Random } from "../../../server/src/sample/random.rules.ts";
import { BLANK, handle, headers, own, refused, says, sheet, spelled, unknown } from "./cells.ts";
import { cast } from "./people.ts";
import { COINS, COUNTS, DATES, inTurn, price, RATES } from "./spelling.ts";
import type { Cell, Never, Sheet } from "./truth.ts";

const STATUSES = [
  ["contacted", "contacted"],
  ["zugesagt", "agreed"],
  ["a refusé", "declined"],
  ["NO CONTACTAR", "do not contact"],
  ["contatado", "contacted"],
  ["haan, pakka", "agreed"],
  ["abgelehnt", "declined"],
  ["do not contact!!", "do not contact"],
  ["angeschrieben", "contacted"],
  ["d'accord", "agreed"],
  ["rechazó", "declined"],
  ["ne plus contacter", "do not contact"],
] as const;

/** The list of who talks to whom, as it is kept beside the mail. */
export function outreachList(random: Random): Sheet {
  const people = cast(random, "crm", 12);
  const dates = [DATES.iso, DATES.german, DATES.germanWords, DATES.slashes, DATES.american, DATES.french];
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const [word, status] = STATUSES[index % STATUSES.length] ?? STATUSES[0];
    const deal = price(random, COINS.euro, null);
    const day = inTurn(random, dates, index + 1);
    return [
      says(key, "name", person.name),
      handle(person, "instagram", index % 2 ? `@${person.handles.instagram}` : undefined),
      says(key, "status", word, status),
      says(key, "owner", random.pick(["Mia", "Tobias K.", "Farah"])),
      says(key, "client", random.pick(["Nordlicht Kaffee", "Solvia", "Heimwerk & Söhne"])),
      index % 3 === 0 ? unknown("n/a") : says(key, "agency", random.pick(["Klarblick Talents", "selbst"])),
      index === 5
        ? refused(key, "lastContact", "irgendwann im Mai", "no day is named")
        : spelled(key, "lastContact", inTurn(random, dates, index)),
      index % 4 === 0 ? BLANK : spelled(key, "lastDeal.day", day),
      index % 4 === 0 ? BLANK : spelled(key, "lastDeal.price", deal),
      says(key, "discountCode", `${person.key.toUpperCase()}-15`),
    ];
  });
  const head = headers(
    "Creator|Instagram|Status|Owner|Kunde|Agentur|Letzter Kontakt|Letzter Deal am|" +
      "Letzter Deal (€)|Rabattcode",
  );
  const never: Never = {
    says: "What was paid once, a status or a client becomes no price, brand or category of a creator",
    fields: ["prices", "brands", "categories"],
  };
  return sheet({
    name: "outreach",
    kind: "people",
    delimiter: ";",
    fileName: "outreach instagram.csv",
    people,
    rows: [head, ...rows],
    never: [never],
  });
}

/** Columns that only this team has, and headers as programs write them. */
export function ownColumns(random: Random): Sheet {
  const people = cast(random, "own", 9, ["tiktok"]);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const [first = "", ...rest] = person.name.split(" ");
    return [
      says(key, "tiktok.platform", "tiktok"),
      handle(person, "tiktok"),
      says(key, "name", first, person.name),
      rest.length === 0 ? BLANK : says(key, "name", rest.join(" "), person.name),
      spelled(key, "tiktok.followers", COUNTS.plain(random)),
      spelled(key, "tiktok.engagementRate", RATES.bare(random)),
      spelled(key, "tiktok.avgLikes", COUNTS.plain(random)),
      says(key, "email", person.email),
      own(key, "Shoe size", String(36 + index)),
      own(key, "NDA signed", index % 2 ? "yes" : "not yet"),
      own(key, "Vibe", random.pick(["chaotic good", "cosy", "très chic", "warm & honest"])),
      own(key, "internalScore", String(random.whole(1, 10))),
      own(key, "T-Shirt", random.pick(["S", "M", "L", "XL"])),
      own(key, "Has car?", index % 2 ? "y" : "n"),
    ];
  });
  const head = headers(
    "platformName|userHandle|firstName|lastName|followerCount|engagementRate|avgLikeCount|" +
      "contactEmail|Shoe size|NDA signed|Vibe|internalScore|T-Shirt|Has car?",
  );
  const never: Never = {
    says: "A column of one's own becomes no figure, place or category",
    fields: ["avgViews", "prices", "city", "country", "language", "categories", "gender"],
  };
  return sheet({ name: "own-columns", kind: "people", people, rows: [head, ...rows], never: [never] });
}
