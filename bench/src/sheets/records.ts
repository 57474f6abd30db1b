import type { Random } from "../../../server/src/sample/random.rules.ts";
import { handle, headers, own, refused, says, saysAll, sheet, spelled, titles, totals } from "./cells.ts";
import { cast } from "./people.ts";
import type { Person } from "./people.ts";
import { COINS, COUNTS, DATES, inTurn, price, RATES } from "./spelling.ts";
import type { Cell, Expectation, Never, Sheet } from "./truth.ts";

const neverPeople = (what: string): Never => ({
  says: `A table of ${what} writes no followers, prices or other fields of a creator`,
  fields: [
    "followers",
    "avgViews",
    "avgLikes",
    "engagementRate",
    "prices",
    "categories",
    "tags",
    "brands",
    "city",
    "country",
    "email",
    "phone",
    "name",
    "bio",
    "notes",
  ],
});

function inRows(count: number, people: readonly Person[], row: (index: number, person: Person) => Cell[]) {
  return Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length];
    if (!person) throw new Error("A table of records needs people");
    return row(index, person);
  });
}

/** A whole number that says nothing but itself. */
function plain(random: Random, of: string, path: string, to: number): Cell {
  const value = random.whole(2, to);
  return says(of, path, String(value), value);
}

/** What somebody has published, several rows a person. */
export function pastPosts(random: Random): Sheet {
  const people = cast(random, "pst", 4);
  const days = [DATES.iso, DATES.german, DATES.american];
  const rows = inRows(12, people, (index, person) => {
    const key = `post ${index + 1}`;
    const url = `https://www.instagram.com/reel/Cx${person.key}${index}Q/`;
    const { instagram = "" } = person.handles;
    return [
      spelled(key, "postedAt", inTurn(random, days, index)),
      says(key, "handle", `@${instagram}`, instagram),
      says(key, "url", index % 2 ? url : `${url}?igsh=abc${index}`, url),
      spelled(key, "views", COUNTS.dot(random)),
      spelled(key, "likes", COUNTS.k(random)),
      plain(random, key, "comments", 900),
      says(key, "caption", `Werbung: mein Morgen, Teil ${index + 1}`),
    ];
  });
  const head = headers("Datum|Creator|Link|Views|Likes|Kommentare|Caption");
  return sheet({
    name: "past-posts",
    kind: "posts",
    people,
    rows: [head, ...rows],
    never: [neverPeople("posts")],
  });
}

/** What a tool that listens found: the author is the creator, brands are only mentioned. */
export function listening(random: Random): Sheet {
  const people = cast(random, "lis", 5);
  const rows = inRows(10, people, (index, person) => {
    const key = `post ${index + 1}`;
    const { instagram = "" } = person.handles;
    const brand = random.pick(["@nordlichtkaffee", "@solvia.official", "@heimwerk"]);
    const url = `https://www.instagram.com/p/Dq${person.key}${index}Z/`;
    return [
      spelled(key, "postedAt", DATES.time(random)),
      says(key, "url", url),
      says(key, "handle", instagram),
      says(person.key, "name", person.name),
      // The same in each of an author's rows.
      says(
        person.key,
        "instagram.followers",
        `${21_500 + (index % people.length) * 700}`,
        21_500 + (index % people.length) * 700,
      ),
      says(key, "caption", `Loving this from ${brand} and @city.market`),
      saysAll(`${brand}, @city.market`, [
        { of: key, path: "brands", value: brand.slice(1) },
        { of: key, path: "brands", value: "city.market" },
      ]),
      own(key, "Sentiment", random.pick(["positive", "neutral", "negative"])),
      plain(random, key, "reach", 90_000),
    ];
  });
  const head = headers(
    "Published At|Permalink|Author Username|Author Name|Author Followers|Content|" +
      "Mentioned Accounts|Sentiment|Reach",
  );
  const never: Never = {
    says: "A brand that is mentioned becomes no creator, and the reach of a post no figure of its author",
    fields: ["creator", "avgViews", "prices", "bio", "notes", "brands", "tags"],
  };
  return sheet({ name: "listening", kind: "posts", people, rows: [head, ...rows], never: [never] });
}

/** What came of it, by creator and campaign. */
export function results(random: Random): Sheet {
  const people = cast(random, "res", 5);
  const rows = inRows(10, people, (index, person) => {
    const key = `result ${index + 1}`;
    return [
      says(key, "handle", `@${person.handles.instagram}`, person.handles.instagram ?? ""),
      says(key, "campaign", index < people.length ? "Herbst 26" : "Advent 26"),
      spelled(key, "reach", COUNTS.comma(random)),
      spelled(key, "views", COUNTS.k(random)),
      plain(random, key, "clicks", 4_000),
      plain(random, key, "orders", 90),
      spelled(key, "revenue", price(random, COINS.euro, null)),
      spelled(key, "spend", price(random, COINS.euro, null)),
      spelled(key, "engagementRate", RATES.tight(random)),
    ];
  });
  const head = headers("Creator|Campaign|Reach|Views|Link clicks|Orders|Revenue|Cost|ER");
  return sheet({
    name: "results",
    kind: "results",
    fileName: "results instagram autumn.csv",
    people,
    rows: [
      titles("Results by creator and campaign"),
      head,
      ...rows,
      totals("Total", "", "1,204,300", "830.5K", "12400", "310", "21.400 €", "18.900 €"),
    ],
    never: [neverPeople("results")],
  });
}

/** Orders of a shop: the code tells whose they are. */
export function orders(random: Random): Sheet {
  const rows = Array.from({ length: 12 }, (_, index): Cell[] => {
    const key = `order ${index + 1}`;
    return [
      says(key, "order", `#${1041 + index}`),
      spelled(key, "day", inTurn(random, [DATES.time, DATES.iso], index)),
      says(key, "code", random.pick(["LENA15", "ROHIT-10", "CHLOE15"])),
      spelled(key, "amount", price(random, COINS.dollar, null)),
      says(key, "customerCountry", random.pick(["DE", "AT", "FR"])),
      own(key, "Fulfilment", random.pick(["fulfilled", "unfulfilled"])),
    ];
  });
  const head = headers("Order|Created at|Discount Code|Total|Shipping Country|Fulfilment");
  return sheet({
    name: "orders",
    kind: "orders",
    fileName: "orders_export.csv",
    rows: [head, ...rows],
    never: [{ says: "Orders make no creators", fields: ["creator", "prices", "country"] }],
  });
}

/** Invoices of creators: what is due and what is paid. */
export function payments(random: Random): Sheet {
  const people = cast(random, "pay", 8);
  const rows = inRows(8, people, (index, person) => {
    const key = `payment ${index + 1}`;
    const invoice = `RE-2026-${104 + index}`;
    const paid = index % 3;
    return [
      says(key, "invoice", invoice),
      says(key, "name", person.name),
      says(key, "handle", person.handles.instagram ?? ""),
      spelled(key, "amount", price(random, COINS.euro, null)),
      spelled(key, "due", DATES.german(random)),
      paid === 0
        ? spelled(key, "paid", DATES.german(random))
        : paid === 1
          ? refused(key, "paid", "läuft", "no day is named")
          : says(key, "paid", "offen", "open"),
    ];
  });
  const head = headers("Rechnung|Creator|Instagram|Betrag|Fällig am|Bezahlt");
  return sheet({
    name: "payments",
    kind: "payments",
    delimiter: ";",
    people,
    follows: rows.flatMap((row, index) => [
      // What no cell says to be paid is not.
      ...(index % 3 === 1 ? [{ of: `payment ${index + 1}`, path: "paid", value: "open" }] : []),
      ...(index % 3 === 0 ? dealOf(people[index]?.key ?? "", row) : []),
    ]),
    rows: [head, ...rows, totals("Summe", "", "", "14.250 €")],
    never: [{ says: "What is paid once is no price", fields: ["prices", "notes", "tags"] }],
  });
}

/** Who was paid has done a deal: on the day of the payment, for what was paid. */
function dealOf(key: string, row: readonly Cell[]): Expectation[] {
  const said = row.flatMap(({ meaning }) => (meaning.kind === "field" ? meaning.expects : []));
  const names: Readonly<Record<string, string>> = { paid: "lastDeal.day", amount: "lastDeal.price" };
  return said.flatMap(({ path, value }) =>
    names[path] === undefined ? [] : [{ of: key, path: names[path], value }],
  );
}

/** The same person in several rows, one account each, as a team that adds rows keeps it. */
export function accountRows(random: Random): Sheet {
  const people = cast(random, "two", 6, ["instagram", "tiktok"]);
  const rows = people.flatMap((person, index) => {
    const { key, name, email } = person;
    return (["instagram", "tiktok"] as const).map((platform): Cell[] => [
      says(key, "name", name),
      says(key, "email", index % 2 ? email : email.toUpperCase(), email),
      says(key, `${platform}.platform`, platform === "instagram" ? "Insta" : "TT", platform),
      handle(person, platform, `@${person.handles[platform]}`),
      spelled(key, `${platform}.followers`, COUNTS.k(random)),
      spelled(key, `${platform}.prices`, price(random, COINS.euro, platform === "tiktok" ? "video" : "reel")),
    ]);
  });
  const head = headers("Name|E-Mail|Kanal|Account|Follower|Preis Reel/Video");
  return sheet({ name: "account-rows", kind: "people", people, rows: [head, ...rows] });
}
