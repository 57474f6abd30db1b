import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each<[string, string, string]>([
  [
    "Handle;Post link;Views",
    "@a;https://www.instagram.com/p/A;5",
    "Each row is a post: “Post link” and “Views” say so.",
  ],
  ["Handle;Date;Likes;Comments", "@a;14.03.2026;5;6", "Each row is a post: “Date” and “Likes” say so."],
  ["Handle;Date;Likes", "@a;14.03.2026;5", "creators"],
  [
    "Handle;Date;Likes;Comments;Followers;E-mail",
    "@a;14.03.2026;5;6;100;a@x.example",
    "Each row is a post: “Date” and “Likes” say so.",
  ],
  ["Handle;Followers;Likes;E-mail", "@a;100;5;a@x.example", "creators"],
  [
    "Handle;Campaign;Views;Likes",
    "@a;Spring;5;6|@a;Autumn;7;8|@b;Spring;5;6|@b;Autumn;7;8",
    "Each row is a post: “Views” says so.",
  ],
  ["Handle;Campaign;Views;Likes", "@a;Spring;5;6|@b;Autumn;7;8|@c;Spring;5;6|@d;Autumn;7;8", "creators"],
  ["Handle;Campaign;Views;Likes", "@a;Spring;5;6|@a;Autumn;7;8|@b;Spring;5;6", "creators"],
  [
    "Handle;Code;Orders;Revenue",
    "@a;A10;5;500 €",
    "Each row is what one code or creator sold: “Orders” and “Revenue” say so.",
  ],
  ["Handle;Orders;Likes", "@a;5;6", "creators"],
  ["Handle;Orders;Campaign", "@a;5;Spring", "Each row is a post: “Campaign” says so."],
  ["Handle;Revenue;Campaign", "@a;500 €;Spring", "Each row is a post: “Campaign” says so."],
  ["Link;Likes;Saves", "https://www.instagram.com/p/A;5;6", "Each row is a post: “Link” and “Likes” say so."],
  [
    "Colour;Likes;Saves",
    "https://www.instagram.com/p/A;5;6",
    "Each row is a post: “Colour” and “Likes” say so.",
  ],
  ["Order;Code;Total", "#1;A10;5 €", "Each row is an order: “Code” and “Total” say so."],
  ["Date;Code;Total", "14.03.2026;A10;5 €", "Each row is an order: “Code” and “Total” say so."],
  [
    "Date;Code;Total;Orders",
    "14.03.2026;A10;5 €;2",
    "Each row is what one code or creator sold: “Orders” and “Total” say so.",
  ],
  ["Order;Code;Total;Followers", "#1;A10;5 €;100", "creators"],
  ["Order;Total", "#1;5 €", "creators"],
  ["Order;Code;Total", "#1;A10;none", "creators"],
  ["Invoice;Creator;Net", "R-1;Ana;5 €", "Each row is a payment: “Invoice” and “Net” say so."],
  ["Invoice;Creator;Gross", "R-1;Ana;5 €", "Each row is a payment: “Invoice” and “Gross” say so."],
  ["Invoice;Creator;VAT", "R-1;Ana;5 €", "Each row is a payment: “Invoice” says so."],
  ["Creator;Net;Due date", "Ana;5 €;31.03.2026", "Each row is a payment: “Due date” says so."],
  ["Creator;Gross;Due date", "Ana;5 €;31.03.2026", "Each row is a payment: “Due date” says so."],
  ["Creator;Net;Invoice date", "Ana;5 €;31.03.2026", "creators"],
  ["Invoice;Creator", "R-1;Ana", "creators"],
  ["Invoice;Creator;Net", "R-1;Ana;x", "creators"],
  ["Handle;Women;Men;18-24", "@a;60 %;40 %;30 %", "creators"],
  ["Handle;Women;Men;City", "@a;60 %;40 %;Bonn", "creators"],
  [
    "Handle;Women;18-24;25-34;City",
    "@a;60 %;40 %;30 %;Bonn",
    "The columns are shares of an audience: Women, 18-24.",
  ],
  [
    "Handle;18-24;25-34;35+;City",
    "@a;60 %;40 %;30 %;Bonn",
    "The columns are shares of an audience: 18-24, 25-34.",
  ],
  [
    "Handle;Platform;M 18-24;F 18–24;W.25-34;male 35+",
    "@a;IG;60 %;40 %;30 %;5 %",
    "The columns are shares of an audience: M 18-24, F 18–24.",
  ],
  [
    "Handle;What;Group;Share",
    "@a;country;Spain;40 %|@a;country;Italy;20 %|@a;age;18-24;30 %",
    "The columns are shares of an audience: a row for each group.",
  ],
  ["Handle;What;Group;Share", "@a;country;Spain;40 %|@a;country;Italy;20 %|@a;mood;18-24;30 %", "creators"],
  ["Handle;;Group;Share", "@a;country;Spain;40 %|@a;country;Italy;20 %|@a;age;18-24;30 %", "creators"],
  ["Handle;Platform;18-24 x;25-34;F25-34 %;xF 18-24;Notes", "@a;IG;60 %;40 %;30 %;5 %;a", "creators"],
  ["Handle;Women;Men;18-24;Country", "@a;60 %;40 %;30 %;DE", "creators"],
  ["Handle;Women;Men;18-24;Country;City", "@a;60 %;40 %;30 %;DE;Bonn", "creators"],
  [
    "Handle;Post link;Caption;Posted;Hashtags;Mentions;Followers;Rate;Phone;Agency",
    "@a;https://www.instagram.com/p/A;hi;14.03.2026;a;b;5;3;1;x",
    "Each row is a post: “Post link” says so.",
  ],
  [
    "Link;Date;Caption",
    "https://www.instagram.com/a;14.03.2026;hi|https://www.instagram.com/b;15.03.2026;ho",
    "Each row is a post: “Date” says so.",
  ],
  [
    "Profile;Campaign;Views;Likes",
    "instagram.com/a;Spring;5;6|instagram.com/a;Autumn;7;8|instagram.com/b;Spring;5;6|instagram.com/b;Autumn;7;8",
    "Each row is a post: “Views” says so.",
  ],
  [
    "Website;Campaign;Views;Likes",
    "a.example;Spring;5;6|a.example;Autumn;7;8|b.example;Spring;5;6|b.example;Autumn;7;8",
    "creators",
  ],
  ["Handle;Date;Avg views;Bio;Status;Owner", "@a;14.03.2026;5;hi;open;Kim", "creators"],
  [
    "Handle;Date;Views;Likes;Email",
    "@a;14.03.2026;5;6;a@x.example",
    "Each row is a post: “Date” and “Views” say so.",
  ],
  ["Handle;Date;Views;Likes;Email;Phone", "@a;14.03.2026;5;6;a@x.example;+49 30 1234567", "creators"],
  ["Name;URL;Platform;Women;Men;18-24", "Ana;instagram.com/a;Instagram;60 %;40 %;30 %", "creators"],
  ["Handle;Shares;Saves;Views;Likes", "@a;1;2;3;4", "creators"],
  [
    "Handle;Posted;Followers;Price;City;Country;Email",
    "@a;14.03.2026;100;5 €;Bonn;DE;a@x.example",
    "creators",
  ],
])("headers “%s” over “%s”: %s", (headers, rows, said) => {
  const { kind, kindReason } = read([headers, ...rows.split("|")].join("\n"));

  expect(kindReason).toBe(said === "creators" ? "Each row names a creator." : said);
  expect(kind).toBe(said === "creators" ? said : KINDS.find(([words]) => said.startsWith(words))?.[1]);
});

const KINDS = [
  ["Each row is a post", "posts"],
  ["Each row is an order", "orders"],
  ["Each row is what one code", "orders"],
  ["Each row is a payment", "payments"],
  ["The columns are shares", "audience"],
] as const;
