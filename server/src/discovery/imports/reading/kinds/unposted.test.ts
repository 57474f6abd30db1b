import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

const HEAD = "Creator;Handle;Status;Format;Link;Posted;Views;Likes;Fee EUR;Remark";
const POSTED =
  "Nia Cole;@nia.cole;Live;Reel;https://www.instagram.com/reel/DNia0000001/;2026-05-02;1200;40;300;";
const OPTIONS = { platform: "instagram" } as const;

function below(...rows: string[]) {
  return read([HEAD, POSTED, POSTED.replace("DNia0000001", "DNia0000002"), ...rows].join("\n"), OPTIONS);
}

test.each([
  ["Contacted", "contacted"],
  ["hat abgesagt", "declined"],
  ["Negotiating", "negotiating"],
  ["Confirmé", "accepted"],
  ["not live yet", undefined],
  ["Parcel on its way", "accepted"],
  ["Draft in review", undefined],
  ["Not started", undefined],
  ["Not contacted yet", "not_contacted"],
])("who is at “%s”, without a link, a day or a figure, has not posted", (status, known) => {
  const { records, accounts, rows } = below(`Sam Roe;@sam.roe;${status};Reel;;;;;450;asks for more`);
  const sam = accounts.find(({ handle }) => handle === "sam.roe");

  expect(records).toHaveLength(2);
  expect(rows.at(-1)).toMatchObject({ leftOut: null, record: null });
  expect(sam?.values.status).toBe(known);
  expect(sam?.values.own).toMatchObject({ Format: { value: "Reel" }, Remark: { value: "asks for more" } });
});

test.each(["Live", "Paid", "✓", "veröffentlicht", "Publié"])(
  "what is “%s” is a post without its figures as well",
  (status) => {
    const { records } = below(`Sam Roe;@sam.roe;${status};Reel;;;;;450;`);

    expect(records).toHaveLength(3);
  },
);

test("a figure or a day makes it a post, whatever its status", () => {
  const { records } = below(
    "Sam Roe;@sam.roe;Confirmed;Reel;;;900;;450;",
    "Kim Lee;@kim.lee;Confirmed;Reel;;2026-05-04;;;450;",
  );

  expect(records).toHaveLength(4);
});

test("a row without a handle is told", () => {
  const { rows } = below("Sam Roe;;Contacted;Reel;;;;;450;");

  expect(rows.at(-1)?.leftOut?.reason).toBe("Nothing is posted yet, as its status says");
});

test("what is asked for a post that is still to come is a payment", () => {
  const { records } = read(
    [
      "Creator;Handle;Status;Link;Posted;Views;Net;VAT;Gross;Invoice;Paid",
      "Nia Cole;@nia.cole;Live;https://www.instagram.com/reel/DNia0000001/;2026-05-02;1200;300 €;60 €;360 €;A-1;yes",
      "Kim Lee;@kim.lee;Live;https://www.instagram.com/reel/DKim0000001/;2026-05-03;900;200 €;40 €;240 €;A-2;yes",
      "Sam Roe;@sam.roe;Confirmed;;;;500 €;100 €;600 €;A-3;no",
    ].join("\n"),
    OPTIONS,
  );

  expect(records.filter((record) => "caption" in record)).toHaveLength(2);
  expect(records.at(-1)).toMatchObject({
    handle: "sam.roe",
    invoice: "A-3",
    state: "open",
    net: { amount: 500 },
  });
});

test.each([
  ["nezájem", "declined"],
  ["čekáme na podpis smlouvy", "negotiating"],
  ["heeft afgezegd", "declined"],
  ["zrezygnowała", "declined"],
  ["ha rinunciato", "declined"],
  ["vazgeçti", "declined"],
  ["tidak jadi", "declined"],
  ["xyzzy", undefined],
])("“%s” below a status is no post, nor is a total in any language", (status, known) => {
  const { records, accounts, rows } = below(
    `Sam Roe;@sam.roe;${status};;;;;;;`,
    "Celkem;;;;;;2400;80;600;",
    "Totaal;;;;;;2400;80;600;",
  );

  expect(records).toHaveLength(2);
  expect(accounts.find(({ handle }) => handle === "sam.roe")?.values.status).toBe(known);
  expect(rows.slice(-2).map(({ leftOut }) => leftOut?.reason)).toEqual(["Total", "Total"]);
});

test.each([
  ["yes", "no"],
  ["Y", "N"],
  ["ja", "nein"],
])(
  "who is ticked as not having posted, or is not ticked, has no post, and a tick may say of which kind it is: %s, %s",
  (yes, no) => {
    const { records, accounts } = read(
      [
        "Handle;Parcel;Published?;Post link;Views",
        `@nia.cole;sent;${yes};https://www.instagram.com/reel/DNia0000001/;1200`,
        `@sam.roe;sent;${no};;`,
        "@kim.lee;sent;;;",
        `@lou.pim;sent;${yes} (story);;`,
      ].join("\n"),
      { ...OPTIONS, kind: "posts" },
    );

    expect(records.map(({ handle }) => handle)).toEqual(["nia.cole", "lou.pim"]);
    expect(records.map((record) => "format" in record && record.format)).toEqual(["reel", "story"]);
    expect(accounts.map(({ handle }) => handle)).toEqual(["nia.cole", "sam.roe", "kim.lee", "lou.pim"]);
  },
);
