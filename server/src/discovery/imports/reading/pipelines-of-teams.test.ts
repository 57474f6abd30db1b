import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

test.each([
  [
    "Polish",
    "Imię i nazwisko;Instagram;Obserwujący;Etap;Opiekun;Zaangażowanie",
    [
      ["Hania Sowa;@hania.sowa;22 tys.;rozmowy trwają;Basia;2,4%", "negotiating"],
      ["Igor Wilk;@igor.wilk;31 tys.;nie zgodził się;Basia;1,9%", "declined"],
      ["Lena Mak;@lena.mak;8 tys.;podpisano umowę;Olek;4,1%", "accepted"],
      ["Nina Żuk;@nina.zuk;9 tys.;milczy;Olek;3%", "contacted"],
    ],
  ],
  [
    "Turkish",
    "Ad Soyad;Instagram;Takipçi;Aşama;Sorumlu;Etkileşim",
    [
      ["Derya Ak;@derya.ak;22 bin;pazarlık yapılıyor;Selin;%2,4", "negotiating"],
      ["Emre Su;@emre.su;31 bin;vazgeçti;Selin;%1,9", "declined"],
      ["Gül Can;@gul.can;8 bin;imzaladı;Mert;%4,1", "accepted"],
      ["Hale Er;@hale.er;9 bin;yanıt yok;Mert;%3", "contacted"],
    ],
  ],
  [
    "Indonesian",
    "Nama;Instagram;Pengikut;Tahap;PIC;Engagement",
    [
      ["Gita;@gita.id;22 rb;lagi nego;Sari;2,4%", "negotiating"],
      ["Hadi;@hadi.id;31 rb;gak mau;Sari;1,9%", "declined"],
      ["Intan;@intan.id;8 rb;sudah tanda tangan;Adi;4,1%", "accepted"],
      ["Joko;@joko.id;9 rb;tidak ada balasan;Adi;3%", "contacted"],
    ],
  ],
  [
    "Italian",
    "Nome e cognome;Instagram;Follower;Fase;Referente;Engagement",
    [
      ["Gaia Neri;@gaia.neri;22 mila;proposta mandata;Ugo;2,4%", "negotiating"],
      ["Ivo Sala;@ivo.sala;31 mila;non gli interessa;Ugo;1,9%", "declined"],
      ["Luna Re;@luna.re;8 mila;affare fatto;Pia;4,1%", "accepted"],
      ["Mia Costa;@mia.costa;9 mila;aspettiamo risposta;Pia;3%", "contacted"],
    ],
  ],
])("stages of a %s pipeline become statuses, each of them", (_language, header, rows) => {
  const { accounts, columns, problems, notUsed } = read([header, ...rows.map(([row]) => row)].join("\n"));

  expect(columns.map(({ field }) => field)).toEqual([
    "name",
    "handle",
    "followers",
    "status",
    "owner",
    "engagementRate",
  ]);
  expect(accounts.map(({ values: { status, own } }) => [status, own])).toEqual(
    rows.map(([, status]) => [status, undefined]),
  );
  expect([...problems, ...notUsed]).toEqual([]);
});

test("a stage that says nothing known is kept word for word beside those that do", () => {
  const { accounts } = read(
    [
      "Twórczyni;IG;Obserwujący;Status",
      "Ola;@ola.k;12000;odmówiła",
      "Ula;@ula.k;13000;wraca po majówce",
      "Iga;@iga.k;14000;umowa podpisana",
    ].join("\n"),
  );

  expect(accounts.map(({ values: { status, own } }) => status ?? own)).toEqual([
    "declined",
    { Status: { kind: "text", value: "wraca po majówce" } },
    "accepted",
  ]);
});
