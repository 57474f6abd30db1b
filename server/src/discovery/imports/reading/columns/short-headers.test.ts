import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

test.each([
  ["Engaj.", "3,4%", { engagementRate: 3.4 }],
  ["Taux d'eng.", "4,1 %", { engagementRate: 4.1 }],
  ["Tx eng.", "4,1 %", { engagementRate: 4.1 }],
  ["Eng.-Rate", "4,1 %", { engagementRate: 4.1 }],
  ["Coinvolgimento", "4,1 %", { engagementRate: 4.1 }],
  ["Whats", "+55 48 99999-0101", { phone: "+55 48 99999-0101" }],
  ["WhatsApp / Zap", "+55 48 99999-0101", { phone: "+55 48 99999-0101" }],
  ["Assessoria", "Onda Assessoria", { agency: "Onda Assessoria" }],
  ["Agent", "Talento Srl", { agency: "Talento Srl" }],
  ["Agente", "Talento Srl", { agency: "Talento Srl" }],
  ["Agent(e)", "Talento Srl", { agency: "Talento Srl" }],
  ["Obs.", "entrega antes do prazo", { notes: "entrega antes do prazo" }],
  ["Commentaires", "très bonnes photos", { notes: "très bonnes photos" }],
  ["Coment.", "muy buena con zapatos", { notes: "muy buena con zapatos" }],
  ["Commenti", "molto brava", { notes: "molto brava" }],
  ["Kommentare", "liefert pünktlich", { notes: "liefert pünktlich" }],
  ["Osservazioni", "molto brava, precisa", { notes: "molto brava, precisa" }],
  ["Catatan", "selalu tepat waktu", { notes: "selalu tepat waktu" }],
  ["Kab baat hui", "02-Nov-26", { lastContact: "2026-11-02" }],
  ["Last talked", "2026-11-02", { lastContact: "2026-11-02" }],
] as const)("“%s” over “%s” is read", (header, cell, values) => {
  const reading = read(`@ Insta;Seguidores IG;${header}\n@duda;185 mil;${cell}\n@caio;62,3 mil;${cell}`);

  expect(reading.accounts[0]?.values).toMatchObject(values);
});

test.each(["Commentaires", "Coment.", "Comm.", "Comentarios", "Commenti", "Kommentare"])(
  "“%s” among posts counts them",
  (header) => {
    const reading = read(
      `Datum,Creator,Link,Views,${header}\n03.07.2026,@lena,https://www.instagram.com/reel/CxLena0001/,41.200,88`,
    );
    expect(reading.records).toMatchObject([{ comments: 88 }]);
  },
);

test("numbers below “Commentaires” in a roster are no notes", () => {
  const reading = read("Pseudo Instagram;Abonnés;Commentaires\n@manon;51200;88\n@yanis;133000;97");

  expect(reading.accounts[0]?.values.notes).toBeUndefined();
});
