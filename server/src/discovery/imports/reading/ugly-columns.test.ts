import { expect, test } from "vitest";
import { fields, read } from "./reading.fixtures.ts";

test.each([
  ["Reels (R$)", "4.500,00", "BRL", 4500],
  ["Preis (CHF)", "1'200", "CHF", 1200],
  ["Price in £", "1,200.00", "GBP", 1200],
  ["Tarif vidéo (zł)", "6 500", "PLN", 6500],
  ["Storys in SEK", "4.500,00", "SEK", 4500],
  ["Cachê R$", "900", "BRL", 900],
])("bare numbers below “%s” are in the currency that it names", (header, cell, currency, amount) => {
  const reading = read(`Handle;Platform;${header};City\n@ana;Instagram;${cell};Porto`, { currency: "EUR" });

  expect(reading.accounts[0]?.values.prices).toMatchObject([{ amount, currency }]);
});

test.each([
  ["Vídeo lançamento YT", "R$ 55.000,00", "R$ 3.500,00"],
  ["YT especial", "US$ 1.500", "R$ 900"],
  ["Canal", "€ 900", "1.200 €"],
  ["Nome do projeto", "12/03/2026", "13/03/2026"],
  ["Name", "1.200 €", "900 €"],
])("amounts and days below “%s” name nobody", (header, first, second) => {
  const reading = read(
    `@ Insta;Canal YouTube;${header};Cidade\n@mari;@mariyt;${first};Natal\n@caio;@caioyt;${second};Recife`,
    { currency: "EUR" },
  );

  expect(fields(reading)[2]).not.toBe("name");
  expect(reading.accounts.map(({ values }) => values.name)).toEqual(reading.accounts.map(() => undefined));
});

test.each([
  ["Statut par client", ["validée", "en discussion", "à relancer"]],
  ["Status je Kunde", ["zugesagt", "abgelehnt", "angefragt"]],
  ["Client status", ["confirmed", "rejected", "pending"]],
  ["Estado por cliente", ["confirmado", "rechazado", "pendiente"]],
  ["Status por cliente", ["aprovado", "recusado", "em negociação"]],
  ["Stato per cliente", ["confermata", "rifiutato", "in trattativa"]],
  ["Approved by client", ["yes", "no", "yes"]],
])("columns of clients below “%s” hold statuses, and name no client", (group, [one, two, three]) => {
  const reading = read(
    [
      `;;Instagram;;${group};;;Suivi`,
      "Nom;Mail;Pseudo;Abonnés;Maison Ravel;Lindenhof;Ne pas mélanger avec;Responsable",
      `Manon;m@x.example;@manon;51200;${one};-;;Chloé`,
      `Yanis;y@x.example;@yanis;133000;${two};${three};Nike;Chloé`,
      `Flo;f@x.example;@flo;24800;-;${one};;Jonas`,
      `Leo;l@x.example;@leo;18300;${three};${two};;Luca`,
    ].join("\n"),
  );

  const [manon, yanis] = reading.accounts.map(({ values }) => values);
  expect(reading.accounts.map(({ values }) => values.client)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(reading.accounts.map(({ values }) => values.status)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(manon).toMatchObject({ owner: "Chloé", own: { "Maison Ravel": { value: one } } });
  expect(yanis).toMatchObject({
    own: { Lindenhof: { value: three }, "Ne pas mélanger avec": { value: "Nike" } },
  });
});

test.each(["Client", "Kunde", "Owner", "Agency", "Betreut von"])(
  "statuses below “%s” name nobody",
  (header) => {
    const reading = read(
      `Handle;Platform;${header}\n@ana;IG;confirmed\n@ben;IG;declined\n@cid;IG;in negotiation\n@dora;IG;confirmed`,
    );

    const { client, owner, agency, own } = reading.accounts[0]?.values ?? {};
    expect([client, owner, agency]).toEqual([undefined, undefined, undefined]);
    expect(own).toMatchObject({ [header]: { value: "confirmed" } });
  },
);

test.each([
  ["Language", "Punjabi, Hindi", "pa", "Hindi"],
  ["Langue", "AR, FR", "ar", "French"],
  ["Sprache", "Deutsch und Englisch", "de", "English"],
  ["Idioma", "español y catalán", "es", "Catalan"],
  ["Language", "Marathi + Hindi + Klingon", "mr", "Hindi, Klingon"],
])(
  "of several below “%s”, such as “%s”, the first counts and the others stay beside it",
  (header, cell, language, value) => {
    const { accounts, problems } = read(`Handle,Platform,${header}\n@ana,IG,"${cell}"`);

    expect(accounts[0]?.values).toMatchObject({ language, own: { "Further languages": { value } } });
    expect(problems).toEqual([]);
  },
);

test.each([["Country", "Spain / Portugal", { country: "ES" }]] as const)(
  "of several below “%s”, such as “%s”, one is kept and the others are told",
  (header, cell, values) => {
    const { accounts, problems } = read(`Handle,Platform,${header}\n@ana,IG,"${cell}"`);

    expect(accounts[0]?.values).toMatchObject(values);
    expect(problems).toMatchObject([
      { line: 2, column: header, message: expect.stringMatching(/^Only a part of “.*” is kept/u) },
    ]);
  },
);

test.each([
  ["Language", "Deutsch (Schweiz)"],
  ["Language", "English, native"],
  ["Country", "Trinidad and Tobago"],
  ["Country", "Germany, DE"],
])("one below “%s”, such as “%s”, leaves nothing to tell", (header, cell) => {
  expect(read(`Handle,Platform,${header}\n@ana,IG,"${cell}"`).problems).toEqual([]);
});
