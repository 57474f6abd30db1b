import { expect, test } from "vitest";
import { read, whole } from "#/discovery/imports/reading/reading.fixtures.ts";

test("each value that cannot be read is told with what it is not", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;ER;Views;Likes;Comments;Country;City;Language;Niche;Gender;Mail;Phone;Price;Geo;Women;Men;Ages;Format;Usage;Excl;VAT;Paid;Last;State;Deal;Talk;Code;Check;Sites",
      "@ana;Instagram;2B;x;x;x;x;x;5;x;?!;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;x;a b c;x;x",
      "@ben;Instagram;x;101;5 %;5 %;5 %;Atlantis;-;;;;;;;;;;;;;;;;;;;;;;",
    ].join("\n"),
    {
      mapping: [
        { header: "Handle", field: "handle" },
        { header: "Platform", field: "platform" },
        { header: "Followers", field: "followers" },
        { header: "ER", field: "engagementRate" },
        { header: "Views", field: "avgViews" },
        { header: "Likes", field: "avgLikes" },
        { header: "Comments", field: "avgComments" },
        { header: "Country", field: "country" },
        { header: "City", field: "city" },
        { header: "Language", field: "language" },
        { header: "Niche", field: "category" },
        { header: "Gender", field: "gender" },
        { header: "Mail", field: "email" },
        { header: "Phone", field: "phone" },
        { header: "Price", field: "price" },
        { header: "Geo", field: "audienceCountry" },
        { header: "Women", field: "audienceFemale" },
        { header: "Men", field: "audienceMale" },
        { header: "Ages", field: "audienceAge" },
        { header: "Format", field: "format" },
        { header: "Usage", field: "usageMonths" },
        { header: "Excl", field: "exclusivityMonths" },
        { header: "VAT", field: "vat" },
        { header: "Paid", field: "feePaid" },
        { header: "Last", field: "lastFee" },
        { header: "State", field: "status" },
        { header: "Deal", field: "lastDeal" },
        { header: "Talk", field: "lastContact" },
        { header: "Code", field: "code" },
        { header: "Check", field: "verified" },
        { header: "Sites", field: "links" },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | engagementRate | avgViews | avgLikes | avgComments | country | city | language | category | gender | email | phone | price | audienceCountry | audienceFemale | audienceMale | audienceAge | format | usageMonths | exclusivityMonths | vat | feePaid | lastFee | status | lastDeal | lastContact | code | verified | links",
    'instagram ana {city: "5", links: [], own: {Deal: {kind: "text", value: "x"}, Excl: {kind: "text", value: "x"}, Format: {kind: "text", value: "x"}, Language: {kind: "text", value: "x"}, State: {kind: "text", value: "x"}, Talk: {kind: "text", value: "x"}, Usage: {kind: "text", value: "x"}, VAT: {kind: "text", value: "x"}}, verified: true}',
    "instagram ben {}",
    "line 2, Followers: “2B” is more followers than an account can have. It stays NA.",
    "line 2, ER: “x” is no rate in percent. It stays NA.",
    "line 2, Views: “x” is no number of views. It stays NA.",
    "line 2, Likes: “x” is no number of likes. It stays NA.",
    "line 2, Comments: “x” is no number of comments. It stays NA.",
    "line 2, Country: “x” is no country. It stays NA.",
    "line 2, Niche: “?!” is no category. It stays NA.",
    "line 2, Gender: “x” is no gender. It stays NA.",
    "line 2, Mail: “x” is no e-mail address. It stays NA.",
    "line 2, Phone: “x” is no phone number. It stays NA.",
    "line 2, Price: “x” is no price. It stays NA.",
    "line 2, Geo: “x” is no country. It stays NA.",
    "line 2, Women: “x” is no share in percent. It stays NA.",
    "line 2, Men: “x” is no share in percent. It stays NA.",
    "line 2, Ages: “x” is no share of an age group. It stays NA.",
    "line 2, Paid: “x” is no amount. It stays NA.",
    "line 2, Last: “x” is no amount. It stays NA.",
    "line 2, Code: “a b c” is no code. It stays NA.",
    "line 3, Followers: “x” is no number of followers. It stays NA.",
    "line 3, ER: “101” is no rate in percent. It stays NA.",
    "line 3, Views: “5 %” is no number of views. It stays NA.",
    "line 3, Likes: “5 %” is no number of likes. It stays NA.",
    "line 3, Comments: “5 %” is no number of comments. It stays NA.",
    "line 3, Country: “Atlantis” is no country. It stays NA.",
    "line 2, Followers, “2B”: “2B” is more followers than an account can have. It stays NA.",
    "line 2, ER, “x”: “x” is no rate in percent. It stays NA.",
    "line 2, Views, “x”: “x” is no number of views. It stays NA.",
    "line 2, Likes, “x”: “x” is no number of likes. It stays NA.",
    "line 2, Comments, “x”: “x” is no number of comments. It stays NA.",
    "line 2, Country, “x”: “x” is no country. It stays NA.",
    "line 2, Niche, “?!”: “?!” is no category. It stays NA.",
    "line 2, Gender, “x”: “x” is no gender. It stays NA.",
    "line 2, Mail, “x”: “x” is no e-mail address. It stays NA.",
    "line 2, Phone, “x”: “x” is no phone number. It stays NA.",
    "line 2, Price, “x”: “x” is no price. It stays NA.",
    "line 2, Geo, “x”: “x” is no country. It stays NA.",
    "line 2, Women, “x”: “x” is no share in percent. It stays NA.",
    "line 2, Men, “x”: “x” is no share in percent. It stays NA.",
    "line 2, Ages, “x”: “x” is no share of an age group. It stays NA.",
    "line 2, Paid, “x”: “x” is no amount. It stays NA.",
    "line 2, Last, “x”: “x” is no amount. It stays NA.",
    "line 2, Code, “a b c”: “a b c” is no code. It stays NA.",
    "line 3, Followers, “x”: “x” is no number of followers. It stays NA.",
    "line 3, ER, “101”: “101” is no rate in percent. It stays NA.",
    "line 3, Views, “5 %”: “5 %” is no number of views. It stays NA.",
    "line 3, Likes, “5 %”: “5 %” is no number of likes. It stays NA.",
    "line 3, Comments, “5 %”: “5 %” is no number of comments. It stays NA.",
    "line 3, Country, “Atlantis”: “Atlantis” is no country. It stays NA.",
    "line 3, City, “-”: Says that the value is not known",
  ]);
});

test("each value that can be read is kept under its field", () => {
  const reading = read(
    [
      "Handle;Platform;Followers;ER;Views;Likes;Comments;Country;City;Language;Niche;Gender;Mail;Phone;Price;Geo;Women;Men;Ages;Format;Usage;Excl;VAT;Paid;Last;State;Deal;Talk;Code;Check;Sites;Owner;Client;Agency;Bio;Notes;Tags;Brands;Name",
      "@ana;Instagram;1,000,000,000;100;5;6;7;Spain;Lisbon;German;Food, chess;w;a@x.example;+49 30 1234;500 €;Spain 40 %;60;40;18-24: 45 %;Reel;3 months;1 year;incl.;400 €;300 $;signed;14.03.2026;2026-03-15;ANA10;yes;a.example, b;Kim  L.;Acme;Agency X;hello;first;a, b;@Nike/puma;Ana  B.",
      "@ben;Instagram;0049;;;;;;;;;;;1234;5 lakh;;;;;;none;none;no;5 lakh;;;soon;;ANA 10;no;;;;;;;;;",
    ].join("\n"),
    {
      mapping: [
        { header: "Handle", field: "handle" },
        { header: "Platform", field: "platform" },
        { header: "Followers", field: "followers" },
        { header: "ER", field: "engagementRate" },
        { header: "Views", field: "avgViews" },
        { header: "Likes", field: "avgLikes" },
        { header: "Comments", field: "avgComments" },
        { header: "Country", field: "country" },
        { header: "City", field: "city" },
        { header: "Language", field: "language" },
        { header: "Niche", field: "category" },
        { header: "Gender", field: "gender" },
        { header: "Mail", field: "email" },
        { header: "Phone", field: "phone" },
        { header: "Price", field: "price" },
        { header: "Geo", field: "audienceCountry" },
        { header: "Women", field: "audienceFemale" },
        { header: "Men", field: "audienceMale" },
        { header: "Ages", field: "audienceAge" },
        { header: "Format", field: "format" },
        { header: "Usage", field: "usageMonths" },
        { header: "Excl", field: "exclusivityMonths" },
        { header: "VAT", field: "vat" },
        { header: "Paid", field: "feePaid" },
        { header: "Last", field: "lastFee" },
        { header: "State", field: "status" },
        { header: "Deal", field: "lastDeal" },
        { header: "Talk", field: "lastContact" },
        { header: "Code", field: "code" },
        { header: "Check", field: "verified" },
        { header: "Sites", field: "links" },
      ],
    },
  );

  expect(whole(reading)).toEqual([
    "handle | platform | followers | engagementRate | avgViews | avgLikes | avgComments | country | city | language | category | gender | email | phone | price | audienceCountry | audienceFemale | audienceMale | audienceAge | format | usageMonths | exclusivityMonths | vat | feePaid | lastFee | status | lastDeal | lastContact | code | verified | links | owner | client | agency | bio | notes | tags | brands | name",
    'instagram ana {agency: "Agency X", audience: {ages: {18-24: 45}, countries: {ES: 40}, genders: {female: 60, male: 40}}, avgComments: 7, avgLikes: 6, avgViews: 5, bio: "hello", brands: ["nike", "puma"], categories: ["food"], city: "lisbon", client: "Acme", code: "ANA10", country: "ES", email: "a@x.example", engagementRate: 100, feePaid: {amount: 400, currency: "EUR"}, followers: 1000000000, gender: "female", keywords: ["chess"], language: "de", lastContact: "2026-03-15", lastDeal: "2026-03-14", lastFee: {amount: 300, currency: "USD"}, links: ["a.example"], name: "Ana B.", notes: "first", owner: "Kim L.", phone: "+49 30 1234", price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR", exclusivityMonths: 12, format: "reel", usageMonths: 3, vat: "included"}], status: "accepted", tags: ["a", "b"], verified: true}',
    'instagram ben {code: "ANA 10", feePaid: {amount: 500000, currency: "INR"}, own: {Deal: {kind: "text", value: "soon"}}, phone: "1234", price: {amount: 500000, currency: "INR"}, prices: [{amount: 500000, currency: "INR", exclusivityMonths: 0, usageMonths: 0, vat: "excluded"}], verified: false}',
    "line 3, Followers: “0049” is no number of followers. It stays NA.",
    "line 3, Followers, “0049”: “0049” is no number of followers. It stays NA.",
  ]);
});

test("what no field is for is kept by its kind under a name of its own", () => {
  const reading = read(
    [
      "Handle;Platform;Shoe;Colour;Colour;Since;Deposit;House;Text;Rating (own field: number);#;Share;;Charge (EUR)",
      "@ana;Instagram;38;red;blue;14.03.2026;100 €;07;long words here that no list of choices would have in it;5;1;10 %;x;100",
      "@ben;Instagram;39;red;blue;15.03.2026;200 €;08;other;high;2;20 %;y;200",
      "@cid;Instagram;40;blue;blue;16.03.2026;300 €;1234567890123;none;-;3;30 %;z;300",
      "@dora;Instagram;41;red;none;17.03.2026;400 €;1;n/a;7;4;40 %;w;soon",
      "@emil;Instagram;none;red;blue;soon;some;2;;8;5;50 %;v;500",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | number | choice | choice | date | money | text | text | number | – | text | text | price",
    'instagram ana {own: {Colour 2: {kind: "choice", value: "blue"}, Colour: {kind: "choice", value: "red"}, Column 13: {kind: "text", value: "x"}, Deposit: {kind: "money", value: {amount: 100, currency: "EUR"}}, House: {kind: "text", value: "07"}, Rating: {kind: "number", value: 5}, Share: {kind: "text", value: "10 %"}, Shoe: {kind: "number", value: 38}, Since: {kind: "date", value: "2026-03-14"}, Text: {kind: "text", value: "long words here that no list of choices would have in it"}}, price: {amount: 100, currency: "EUR"}, prices: [{amount: 100, currency: "EUR"}]}',
    'instagram ben {own: {Colour 2: {kind: "choice", value: "blue"}, Colour: {kind: "choice", value: "red"}, Column 13: {kind: "text", value: "y"}, Deposit: {kind: "money", value: {amount: 200, currency: "EUR"}}, House: {kind: "text", value: "08"}, Rating: {kind: "text", value: "high"}, Share: {kind: "text", value: "20 %"}, Shoe: {kind: "number", value: 39}, Since: {kind: "date", value: "2026-03-15"}, Text: {kind: "text", value: "other"}}, price: {amount: 200, currency: "EUR"}, prices: [{amount: 200, currency: "EUR"}]}',
    'instagram cid {own: {Colour 2: {kind: "choice", value: "blue"}, Colour: {kind: "choice", value: "blue"}, Column 13: {kind: "text", value: "z"}, Deposit: {kind: "money", value: {amount: 300, currency: "EUR"}}, House: {kind: "text", value: "1234567890123"}, Share: {kind: "text", value: "30 %"}, Shoe: {kind: "number", value: 40}, Since: {kind: "date", value: "2026-03-16"}, Text: {kind: "text", value: "none"}}, price: {amount: 300, currency: "EUR"}, prices: [{amount: 300, currency: "EUR"}]}',
    'instagram dora {own: {Colour 2: {kind: "choice", value: "none"}, Colour: {kind: "choice", value: "red"}, Column 13: {kind: "text", value: "w"}, Deposit: {kind: "money", value: {amount: 400, currency: "EUR"}}, House: {kind: "text", value: "1"}, Rating: {kind: "number", value: 7}, Share: {kind: "text", value: "40 %"}, Shoe: {kind: "number", value: 41}, Since: {kind: "date", value: "2026-03-17"}}}',
    'instagram emil {own: {Colour 2: {kind: "choice", value: "blue"}, Colour: {kind: "choice", value: "red"}, Column 13: {kind: "text", value: "v"}, Deposit: {kind: "text", value: "some"}, House: {kind: "text", value: "2"}, Rating: {kind: "number", value: 8}, Share: {kind: "text", value: "50 %"}, Since: {kind: "text", value: "soon"}}, price: {amount: 500, currency: "EUR"}, prices: [{amount: 500, currency: "EUR"}]}',
    "line 5, Charge (EUR): “soon” is no price. It stays NA.",
    "line 2, #, “1”: Only numbers the rows",
    "line 3, #, “2”: Only numbers the rows",
    "line 4, Rating (own field: number), “-”: Says that the value is not known",
    "line 4, #, “3”: Only numbers the rows",
    "line 5, Text, “n/a”: Says that the value is not known",
    "line 5, #, “4”: Only numbers the rows",
    "line 5, Charge (EUR), “soon”: “soon” is no price. It stays NA.",
    "line 6, Shoe, “none”: Says that the value is not known",
    "line 6, #, “5”: Only numbers the rows",
  ]);
});

test("terms of a row belong to every price of it, and to none where there is no price", () => {
  const reading = read(
    [
      "Handle;Platform;Reel;Story;Deliverable;Usage;Exclusivity;VAT;Currency",
      "@ana;Instagram;500;200;video;3 months;none;incl.;EUR",
      "@ben;Instagram;500 + VAT;;;6;1 month;yes;USD",
      "@cid;Instagram;;;Reel;3 months;;no;GBP",
      "@dora;Instagram;500 (1 year usage);;;3 months;;;Euros",
      "@emil;Instagram;300;;odd;often;x;maybe;money",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | price | format | usageMonths | exclusivityMonths | vat | currency",
    'instagram ana {price: {amount: 200, currency: "EUR", per: "story"}, prices: [{amount: 500, currency: "EUR", exclusivityMonths: 0, format: "reel", usageMonths: 3, vat: "included"}, {amount: 200, currency: "EUR", exclusivityMonths: 0, format: "story", usageMonths: 3, vat: "included"}]}',
    'instagram ben {own: {VAT: {kind: "text", value: "yes"}}, prices: [{amount: 500, currency: "USD", exclusivityMonths: 1, format: "reel", usageMonths: 6, vat: "excluded"}]}',
    'instagram cid {own: {Deliverable: {kind: "text", value: "Reel"}, Usage: {kind: "text", value: "3 months"}, VAT: {kind: "text", value: "no"}}}',
    'instagram dora {prices: [{amount: 500, currency: "EUR", format: "reel", usageMonths: 12}]}',
    'instagram emil {own: {Deliverable: {kind: "text", value: "odd"}, Exclusivity: {kind: "text", value: "x"}, Usage: {kind: "text", value: "often"}, VAT: {kind: "text", value: "maybe"}}, prices: [{amount: 300, format: "reel"}]}',
    "line 4, Currency, “GBP”: There is no price in this row that it could belong to",
    "line 6, Currency, “money”: “money” is no currency",
    'format? Is “Deliverable” the format? 2 of 3 filled cells read as one. The other one is kept as it is written. ["video", "Reel", "odd"]',
    'exclusivityMonths? Is “Exclusivity” the exclusivity in months? 1 of 2 filled cells read as one. The other one is kept as it is written. ["1 month", "x"]',
  ]);
});

test("a title names the currency and the taxes of all prices", () => {
  const reading = read(
    [
      "All prices in GBP, excl. VAT",
      "",
      "Handle;Platform;Reel;Story",
      "@ana;Instagram;500;200 incl. VAT",
      "@ben;Instagram;€ 400;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | price | price",
    'instagram ana {price: {amount: 500, currency: "GBP", per: "reel"}, prices: [{amount: 500, currency: "GBP", format: "reel", vat: "excluded"}, {amount: 200, currency: "GBP", format: "story", vat: "included"}]}',
    'instagram ben {price: {amount: 400, currency: "EUR", per: "reel"}, prices: [{amount: 400, currency: "EUR", format: "reel", vat: "excluded"}]}',
    "line 1 is left out: Title above the table",
  ]);
});

test("figures of a row with several accounts are those of the account that their header or the row names", () => {
  const reading = read(
    [
      "Instagram;TikTok;YouTube;Platform;Followers;TikTok views;Reel price;YT price;City",
      "@ana;@ana.tt;;TikTok;100;50;500 €;;Bonn",
      "@ben;@ben.tt;;;200;60;;700 €;Kiel",
      "@cid;;@cidtube;YouTube;300;70;400 €;800 €;Köln",
      ";@dora;;;400;80;300 €;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle instagram | handle tiktok | handle youtube | platform | followers | avgViews tiktok | price | price youtube | city",
    'instagram ana {city: "bonn", country: "DE", inferred: ["country"], price: {amount: 500, currency: "EUR", per: "reel"}, prices: [{amount: 500, currency: "EUR", format: "reel"}]}',
    'tiktok ana.tt {avgViews: 50, city: "bonn", country: "DE", followers: 100, inferred: ["country"]}',
    'instagram ben {city: "kiel", country: "DE", followers: 200, inferred: ["country"], own: {YT price: {kind: "text", value: "700 €"}}}',
    'tiktok ben.tt {avgViews: 60, city: "kiel", country: "DE", inferred: ["country"], own: {YT price: {kind: "text", value: "700 €"}}}',
    'instagram cid {city: "cologne", country: "DE", inferred: ["country"], own: {TikTok views: {kind: "text", value: "70"}}, price: {amount: 400, currency: "EUR", per: "reel"}, prices: [{amount: 400, currency: "EUR", format: "reel"}]}',
    'youtube cidtube {city: "cologne", country: "DE", followers: 300, inferred: ["country"], own: {TikTok views: {kind: "text", value: "70"}}, price: {amount: 800, currency: "EUR"}, prices: [{amount: 800, currency: "EUR"}]}',
    'tiktok dora {avgViews: 80, followers: 400, price: {amount: 300, currency: "EUR", per: "reel"}, prices: [{amount: 300, currency: "EUR", format: "reel"}]}',
    'followers? Of which account is “Followers”? Rows have several accounts and no word says which one is meant. It is read as the first one\'s. ["100", "200", "300"]',
  ]);
});

test("columns of one field are joined where a row may say several things", () => {
  const reading = read(
    [
      "Handle;Platform;First name;Last name;Notes;Remarks;Tags;Labels;Niche;Topics;Brands;Sponsors;City;Country;Website;Homepage",
      "@ana;Instagram;Ana;Lima;one;two;a, b;b, c;food;chess;nike;puma, nike;Lisbon, Portugal;Spain;a.example;b.example",
      "@ben;Instagram;;Ivo;;two;;c;;chess;;puma;Lisbon, Portugal;;;b.example",
      "@cid;Instagram;Cid;;one;;a;;food;;nike;;Porto;;a.example;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | name | name | notes | notes | tags | tags | category | category | brands | brands | city | country | text | text",
    'instagram ana {brands: ["nike", "puma"], categories: ["food"], city: "lisbon", country: "ES", keywords: ["chess"], name: "Ana Lima", notes: "one\\ntwo", own: {Homepage: {kind: "text", value: "b.example"}, Website: {kind: "text", value: "a.example"}}, tags: ["a", "b", "c"]}',
    'instagram ben {brands: ["puma"], categories: [], city: "lisbon", country: "PT", keywords: ["chess"], name: "Ivo", notes: "two", own: {Homepage: {kind: "text", value: "b.example"}}, tags: ["c"]}',
    'instagram cid {brands: ["nike"], categories: ["food"], city: "porto", country: "PT", inferred: ["country"], name: "Cid", notes: "one", own: {Website: {kind: "text", value: "a.example"}}, tags: ["a"]}',
    'category? Is “Topics” the category? 2 of 2 filled cells read as one. ["chess"]',
  ]);
});

test("a city is in the country that the row or its own size decides, else a person is asked", () => {
  const reading = read(
    [
      "Handle;Platform;City;Phone;Language;Price;Codes",
      "@a;Instagram;Cordoba;+34 600 555 010;;;",
      "@b;Instagram;Cordoba;0034 600 555 010;;;",
      "@c;Instagram;Cordoba;54 9 351 555 0101;;;",
      "@d;Instagram;Cordoba;;;100 ARS;",
      "@e;Instagram;Cordoba;;;100 €;",
      "@f;Instagram;Cordoba;;;;AR",
      "@g;Instagram;Cordoba;;;;xAR",
      "@h;Instagram;Cordoba;;;;",
      "@i;Instagram;San Jose;;;$ 100;",
      "@j;Instagram;Hyderabad;919812345678;;;",
      "@k;Instagram;Hyderabad;9198123456789;;;",
      "@l;Instagram;Valencia;;Spanish;;",
      "@m;Instagram;Nowhereville;;;;",
      "@n;Instagram;Berlin;;;;",
    ].join("\n"),
  );

  expect(whole(reading)).toEqual([
    "handle | platform | city | phone | language | price | code",
    'instagram a {city: "cordoba", country: "ES", inferred: ["country"], phone: "+34 600 555 010"}',
    'instagram b {city: "cordoba", country: "ES", inferred: ["country"], phone: "0034 600 555 010"}',
    'instagram c {city: "cordoba", country: "AR", inferred: ["country"], phone: "54 9 351 555 0101"}',
    'instagram d {city: "cordoba", country: "AR", inferred: ["country"], price: {amount: 100, currency: "ARS"}, prices: [{amount: 100, currency: "ARS"}]}',
    'instagram e {city: "cordoba", price: {amount: 100, currency: "EUR"}, prices: [{amount: 100, currency: "EUR"}]}',
    'instagram f {city: "cordoba", code: "AR", country: "AR", inferred: ["country"]}',
    'instagram g {city: "cordoba", code: "xAR"}',
    'instagram h {city: "cordoba"}',
    'instagram i {city: "san jose"}',
    'instagram j {city: "hyderabad", country: "IN", inferred: ["country"], phone: "919812345678"}',
    'instagram k {city: "hyderabad", phone: "9198123456789"}',
    'instagram l {city: "valencia", language: "es"}',
    'instagram m {city: "nowhereville"}',
    'instagram n {city: "berlin", country: "DE", inferred: ["country"]}',
    "line 10, Price: “$ 100” is not read: which dollar? Write it out, as in US$ or CAD",
    "line 10, Price, “$ 100”: “$ 100” is not read: which dollar? Write it out, as in US$ or CAD",
    '{city: "Cordoba", countries: ["ES", "AR", "MX"], rows: 3}',
    '{city: "San Jose", countries: ["US", "CR", "PH"], rows: 1}',
    '{city: "Hyderabad", countries: ["IN", "PK"], rows: 1}',
    '{city: "Valencia", countries: ["ES", "VE", "US"], rows: 1}',
  ]);
});

test("a sign of money is asked about where a price has one, and nowhere else", () => {
  const { problems } = read(
    "Handle;Platform;Followers;Reel price;City\n@ana;Instagram;5 kr;kr;Bonn\n@ben;Instagram;700;5 kr;Kiel\n@cid;Instagram;900;500 €;Köln",
  );

  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, "“5 kr” is no number of followers. It stays NA."],
    [2, "“kr” is no price. It stays NA."],
    [3, "“5 kr” is not read: which currency? Write it out, as in SEK or NOK"],
  ]);
});
