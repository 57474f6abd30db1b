import { expect, test } from "vitest";
import { readHeader } from "./headers.ts";

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim().replaceAll(/\s+/gu, " "));
}

/** Those headers that mean these fields. */
function meaning(fields: string, headers: readonly string[]): string[] {
  return headers.filter((header) => readHeader(header).fields.join(", ") === fields);
}

const ALONE: readonly [string, string][] = [
  [
    "city, country",
    `
      stadt, ort, based, lives, lives in, base, home base, onde vive, onde mora, donde vive, ou habite, dove vive,
      wohnt, wohnt in, kahan rehti, kahan rehti hai, kahan rehta, kahan rehta hai, kahan se, kahan se hai, sehir,
      domisili, kota
    `,
  ],
  ["country", "land, ulke"],
  ["email, phone", "mail, contact, contacts"],
  ["handle", "socials, kanale, canales, canais"],
  ["language", "lang, langs, speak, speaks, spricht, parle, habla, fala, parla"],
  [
    "name, handle",
    `
      affiliate, affiliates, ambassador, ambassadors, botschafter, botschafterin, embajador, embajadora,
      embajadores, afiliado, afiliada, afiliados, who, wer, qui, qui quem, quien quem, quem, quem quien, quien, chi,
      kaun, ad, adi, soyad, soyadi, soyisim, ad soyad, adi soyadi, isim, naam, supplier, vendor, lieferant,
      kreditor, fournisseur, beneficiaire, proveedor, beneficiario, fornecedor, empfanger, zahlungsempfanger
    `,
  ],
  [
    "phone",
    `
      tel, mob, portable, wa, no wa, nomor wa, nr wa, hp, tel privat, tel perso, tel personnel, tel priv, creator no,
      creator nr, influencer num, influencer number, talent ph, talent mob, talent tel
    `,
  ],
  [
    "price",
    `
      was sie will, was er verlangt, was sie nimmt, was sie kostet, was will sie, was will er, was sie wollen,
      verlangt, what she wants, what he wants, what they want, what she ask, what she asks, what she wants for,
      asks, asking, ce qu elle veut, ce qu il demande, elle demande, il demande,
      pide, cuanto pide, lo que pide, cobra, pede, quanto pede, o que pede
    `,
  ],
  ["price, followers", "wieviel, wie viel, wie viele, how much, how many, combien, cuanto, quanto, kitna"],
  ["price, engagementRate", "rates, per post, per reel, per story, per video"],
  ["status", "stand"],
  ["url, handle", "profile"],
];

test.each(ALONE)("these words mean “%s” alone, and something else beside another word", (fields, text) => {
  const words = listed(text);

  expect(meaning(fields, words)).toEqual(words);
  expect(
    meaning(
      fields,
      words.flatMap((word) => [`qq ${word}`, `${word} qq`]),
    ),
  ).toEqual([]);
});

const FIRST: readonly [string, string][] = [
  ["engagementRate", "eng"],
  ["followers", "flw, abo"],
  ["handle", "social, soziale, redes, reseaux, sociale"],
  ["name, handle", "nama"],
  ["phone", "zap"],
  ["price", "kitna leti, kitna leta, kitna lete, kitna maangti"],
];

test.each(FIRST)(
  "these words mean “%s” alone and before one other word, and not behind it",
  (fields, text) => {
    const words = listed(text);
    const before = words.map((word) => `${word} qq`);

    expect(meaning(fields, [...words, ...before])).toEqual([...words, ...before]);
    expect(
      meaning(
        fields,
        words.map((word) => `qq ${word}`),
      ),
    ).toEqual([]);
  },
);

test("whoever is reached in a creator's place is no way to the creator", () => {
  const words = `
    mgr, mgmt, mgnt, manager, managers, managerin, management, mánager, agent, agents, agente, agentes, agenti, agency,
    agencies, agence, agences, agência, agencia, agencias, agenzia, agenzie, agentur, agenturen, poc, spoc, booker,
    bookers, assessor, assessora, assessores, assessoria, representante, vertreter, vertreterin, vertretung, mother, mutter, mama,
    maman, mum, mom, mãe, madre, father, vater, papa, padre, pai, parent, parents, eltern
  `;
  const phones = listed(words).flatMap((word) => [`WhatsApp ${word}`, `${word} WhatsApp`]);

  expect(phones.filter((header) => readHeader(header).fields.includes("phone"))).toEqual([]);
  expect(meaning("phone", ["WhatsApp momo", "WhatsApp pocket", "WhatsApp reagent", "WhatsApp"])).toHaveLength(
    4,
  );
});
