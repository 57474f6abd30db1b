import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("who posted is the author of a post, whatever else its header says, and who is mentioned is none", () => {
  const reading = read(
    [
      "Author;Mentions;Post link;Date;Likes;Post author;Platform",
      "@ana;@brand;https://www.instagram.com/p/A;14.03.2026;5;Ana L;Instagram",
      "@ben;@acme;https://www.instagram.com/p/B#top;15.03.2026;6;Ben I;Instagram",
      "@cid;@acme;https://shop.example/post/1#top;16.03.2026;7;Cid K;Instagram",
      "@dora;@acme;shop;17.03.2026;8;Dora M;Instagram",
      "@dora;@acme;https://shop.example;18.03.2026;8;Dora M;Instagram",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Post link” and “Likes” say so.",
    "handle | mentions | url | postedAt | likes | name | platform",
    'instagram ana {name: "Ana L"}',
    'instagram ben {name: "Ben I"}',
    'instagram cid {name: "Cid K"}',
    'instagram dora {name: "Dora M"}',
    '{creator: "Ana L", fields: {Post author: "Ana L"}, handle: "ana", hashtags: [], likes: 5, line: 2, mentions: ["brand"], part: 0, platform: "instagram", postedAt: "2026-03-14", url: "https://www.instagram.com/p/A"}',
    '{creator: "Ben I", fields: {Post author: "Ben I"}, handle: "ben", hashtags: [], likes: 6, line: 3, mentions: ["acme"], part: 0, platform: "instagram", postedAt: "2026-03-15", url: "https://www.instagram.com/p/B"}',
    '{creator: "Cid K", fields: {Post author: "Cid K"}, handle: "cid", hashtags: [], likes: 7, line: 4, mentions: ["acme"], part: 0, platform: "instagram", postedAt: "2026-03-16", url: "https://shop.example/post/1"}',
    '{creator: "Dora M", fields: {Post author: "Dora M", Post link: "shop"}, handle: "dora", hashtags: [], likes: 8, line: 5, mentions: ["acme"], part: 0, platform: "instagram", postedAt: "2026-03-17"}',
    '{creator: "Dora M", fields: {Post author: "Dora M", Post link: "https://shop.example"}, handle: "dora", hashtags: [], likes: 8, line: 6, mentions: ["acme"], part: 0, platform: "instagram", postedAt: "2026-03-18"}',
    "line 5, Post link: “shop” cannot be read as the link of a post. It is kept as it is written.",
    "line 6, Post link: “https://shop.example” cannot be read as the link of a post. It is kept as it is written.",
  ]);
});

test("addresses of profiles among posts are the creator's", () => {
  const reading = read(
    [
      "Profile link;Post link;Post;Views;Account posts",
      "https://www.instagram.com/ana;https://www.instagram.com/p/A;x;5;@ana",
      "https://www.instagram.com/ben;https://www.instagram.com/p/B;y;6;@ben",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "posts: Each row is a post: “Post link” and “Views” say so.",
    "url | url | text | views | handle",
    'instagram ana {url: "https://www.instagram.com/ana"}',
    'instagram ben {url: "https://www.instagram.com/ben"}',
    '{creator: "@ana", fields: {Post: "x"}, handle: "ana", hashtags: [], line: 2, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/A", views: 5}',
    '{creator: "@ben", fields: {Post: "y"}, handle: "ben", hashtags: [], line: 3, mentions: [], part: 0, platform: "instagram", url: "https://www.instagram.com/p/B", views: 6}',
    'url? Does “Post” hold the link? None of its filled cells read so. All are kept as they are written. ["x", "y"]',
  ]);
});

test("an order names its creator where a header says so, and never its buyer", () => {
  const reading = read(
    [
      "Order;Code;Total;Partner;Customer name;Handle of buyer;Profile mail;Day",
      "#1;A10;5 €;@ana;Max;@max;a@x.example;14.03.2026",
      "#2;A10;6 €;@ben;Eva;@eva;b@x.example;15.03.2026",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "orders: Each row is an order: “Code” and “Total” say so.",
    "order | code | amount | handle | text | text | text | orderedAt",
    '{amount: {amount: 5, currency: "EUR"}, code: "A10", creator: "@ana", fields: {Customer name: "Max", Handle of buyer: "@max", Partner: "@ana", Profile mail: "a@x.example"}, handle: "ana", line: 2, order: "#1", orderedAt: "2026-03-14", part: 0}',
    '{amount: {amount: 6, currency: "EUR"}, code: "A10", creator: "@ben", fields: {Customer name: "Eva", Handle of buyer: "@eva", Partner: "@ben", Profile mail: "b@x.example"}, handle: "ben", line: 3, order: "#2", orderedAt: "2026-03-15", part: 0}',
  ]);
});

const orderBy = (header: string) =>
  read(`Order;Code;Total;${header};Day\n#1;A10;5 €;@ana;14.03.2026\n#2;A10;6 €;@ben;15.03.2026`).records.map(
    ({ handle }) => handle,
  );

test.each([
  "Creator, Créateur, Créateurs, Créatrice, Creatore, Influencer, Influenceur, Influenceuse, Influenceus, Influenciador, Influenciadora, Criador, Criadora, Creador, Creadora, Affiliate, Afiliado, Afiliada, Ambassador, Botschafter, Botschafterin, Embajador, Embajadora, Partner, Talent, Handle, User name, Username, Profile, @",
])("an order is of whoever stands below one of these headers: %s", (headers) => {
  const all = headers.split(", ");

  expect(all.map((header) => [header, orderBy(header)])).toEqual(
    all.map((header) => [header, ["ana", "ben"]]),
  );
});

test.each(["Note", "Buyer handle", "Recipient handle", "Käufer-Handle", "@ note", "note @"])(
  "an order is of nobody who stands below “%s”",
  (header) => {
    expect(orderBy(header)).toEqual([null, null]);
  },
);

test.each(["Usuario", "Konto", "Cuenta", "Account", "Instagram"])(
  "handles below “%s” say whose orders these are",
  (header) => {
    const { records } = read(
      `Código,${header},Pedidos,Ingresos EUR\nNIA10,@nia.cole,14,1120\nSAM5,@sam.roe,3,210`,
    );

    expect(records.map(({ handle }) => handle)).toEqual(["nia.cole", "sam.roe"]);
  },
);
