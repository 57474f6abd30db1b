import { expect, test } from "vitest";
import { readHeader } from "./headers.ts";

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim().replaceAll(/\s+/gu, " "));
}

const meaningOf = (header: string) => readHeader(header).fields.join(", ");

const WORK: readonly [string, string][] = [
  [
    "agency, owner",
    `
      agente tel, agente e tel, agente telefone, agent phone, agent fone, agents contact, agente contacto, bookers,
      assessora, assessore
    `,
  ],
  [
    "brands",
    `
      previous client, previous clients, past customers, former customer, bisherige kunden, frühere Auftraggeber,
      ehemalige Kunden, client précédent, clients précédents, clients passés, client passé, cliente anterior,
      clientes anteriores, cliente previo, clientes previos, cliente passado, clientes passados, clienti precedenti,
      clienti passati, reference, references, Referenzen, referencias, referenze
    `,
  ],
  [
    "links, url",
    `
      web, site, sites, sito, sitio web, site web, sites web, pagina web, sito web, webseite, webseiten, web page,
      web pages, webpage, url bio, urls bio, lien bio, liens bio, enlace bio, enlaces bio, enlacebio, linkbio,
      lien en bio, bio url, bio urls, linktree
    `,
  ],
  [
    "status",
    `
      aktuelle status, aktueller status, estado interno, estado interna, status interne, status intern, statut actuel,
      estado actual, status atual, status aktuell, status now, status internal, where are we, where we are,
      wo stehen wir, suivi, ou en est on, ou on en est, situacao atual, ponto de situacao, a che punto,
      a che punto siamo, en que estamos, como va, como vamos, kya scene, kya scene hai, kya status, kya haal hai
    `,
  ],
  [
    "vat",
    `
      vat inclus, tva incluse, iva incluso, iva inclusa, iva incluida, iva incluido, tva compris, tva comprise,
      vat extra, vat excl, vat excluded, mwst exkl, vat on top, gst applicable, iva aparte, tva en sus, vat yn, vat y,
      vat y n, vat yes no, mwst ja nein
    `,
  ],
];

test.each(WORK)("these headers of a team's own work mean “%s”", (fields, text) => {
  const words = listed(text);

  expect(words.filter((word) => meaningOf(word) !== fields)).toEqual([]);
});

const ALONE = `
  where are we, where we are, wo stehen wir, suivi, ou en est on, ou on en est, situacao atual, ponto de situacao,
  a che punto, a che punto siamo, en que estamos, como va, como vamos, kya scene, kya scene hai, kya haal, stand,
  status now, reference, references, referenzen, referencias, referenze, web, site, sites, sito, code, codes, pic,
  format, deliverables, asset, placement, leistung, last paid, zuletzt gezahlt, net gross, netto brutto, ht ttc
`;

test("the same words beside another word are none of a team's work", () => {
  const beside = listed(ALONE).flatMap((word) => [`qq ${word}`, `${word} qq`]);

  expect(listed(ALONE).filter((word) => meaningOf(word) === "")).toEqual([]);
  expect(beside.filter((header) => meaningOf(header) !== "")).toEqual([]);
});

test("words that end like those of a team's work are others", () => {
  const words = `
    clientele, previous clientship, enlacesbioq, weblog, webpager, websitesq,
    address line x, exclu x, agenteq tel, address x
  `;

  expect(listed(words).filter((word) => meaningOf(word) !== "")).toEqual([]);
  expect(
    listed("address line 2, address 2, exclusiva, exklusive, exklusivität, esclusivo, código promoción").map(
      meaningOf,
    ),
  ).toEqual([
    "address",
    "address",
    "exclusivityMonths",
    "exclusivityMonths",
    "exclusivityMonths",
    "exclusivityMonths",
    "code",
  ]);
});
