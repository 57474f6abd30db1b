import type { Random } from "../../../server/src/sample/random.rules.ts";
import { BLANK, handle, headers, own, says, sheet, spelled } from "./cells.ts";
import { cast } from "./people.ts";
import { COUNTS } from "./spelling.ts";
import type { Cell, Never, Sheet } from "./truth.ts";

const NO_FIGURES: Never = {
  says: "A list of addresses writes no figures and no prices",
  fields: ["followers", "engagementRate", "prices", "avgViews"],
};

/** The import table of Aspire: one row a member, handles without @, a channel as its address. */
export function aspire(random: Random): Sheet {
  const people = cast(random, "asp", 7, ["instagram", "tiktok", "youtube"]);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    return [
      says(key, "email", person.email),
      own(key, "uid", `a-${10_000 + index}`),
      handle(person, "instagram"),
      handle(person, "tiktok"),
      handle(person, "youtube", `https://www.youtube.com/@${person.handles.youtube}`),
      BLANK,
      says(key, "address", `${index + 3} Orchard Row`),
      index % 2 ? says(key, "address.line2", "2nd floor") : BLANK,
      says(key, "city", person.city),
      BLANK,
      says(key, "address.postalCode", `10${index}15`),
      says(key, "country", person.country, person.country),
    ];
  });
  const head = headers(
    "email|uid|instagram|tiktok|youtube|pinterest|address1|address2|city|state|postalcode|country",
  );
  return sheet({ name: "aspire", kind: "people", people, rows: [head, ...rows], never: [NO_FIGURES] });
}

/** The import table of Upfluence. */
export function upfluence(random: Random): Sheet {
  const people = cast(random, "upf", 7);
  const rows = people.map((person, index): Cell[] => {
    const { key } = person;
    const [first = "", ...rest] = person.name.split(" ");
    return [
      own(key, "influencer_id", String(880_100 + index)),
      handle(person, "instagram", `https://www.instagram.com/${person.handles.instagram}/`),
      says(key, "name", person.name),
      says(key, "name", first, person.name),
      rest.length === 0 ? BLANK : says(key, "name", rest.join(" "), person.name),
      says(key, "phone", person.phone),
      says(key, "email", person.email),
      says(key, "address", `${index + 8} Mill Lane`),
      says(key, "address.postalCode", `${75_000 + index}`),
      says(key, "city", person.city),
      says(key, "country", person.country),
      own(key, "favorite_color", random.pick(["teal", "rust", "plum"])),
    ];
  });
  const head = headers(
    "influencer_id|media_url|profile_name|first_name|last_name|phone_number|email|" +
      "shipping_address.line1|shipping_address.zipcode|shipping_address.city|" +
      "shipping_address.country_code|favorite_color",
  );
  return sheet({ name: "upfluence", kind: "people", people, rows: [head, ...rows], never: [NO_FIGURES] });
}

/** A list of CreatorIQ: an account in each cell, the country by its full name. */
export function creatorIq(random: Random): Sheet {
  const people = cast(random, "ciq", 7, ["instagram", "tiktok", "youtube"]);
  const rows = people.map((person): Cell[] => {
    const { key } = person;
    return [
      says(key, "name", person.name),
      handle(person, "instagram", `https://instagram.com/${person.handles.instagram}`),
      handle(person, "tiktok", `https://tiktok.com/@${person.handles.tiktok}`),
      handle(person, "youtube", `https://youtube.com/@${person.handles.youtube}`),
      spelled(key, "instagram.followers", COUNTS.plain(random)),
      spelled(key, "tiktok.followers", COUNTS.plain(random)),
      spelled(key, "youtube.followers", COUNTS.plain(random)),
      says(key, "country", person.countryName, person.country),
      says(key, "email", person.email),
      says(key, "tags", "ambassador"),
      says(key, "status", "Accepted", "agreed"),
    ];
  });
  const head = headers(
    "Publisher Name|Instagram Account|TikTok Account|YouTube Account|Instagram Followers|" +
      "TikTok Followers|YouTube Subscribers|Country|Email|Tags|Invite Status",
  );
  return sheet({ name: "creatoriq", kind: "people", people, rows: [head, ...rows] });
}
