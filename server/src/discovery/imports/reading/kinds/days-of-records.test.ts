import type { RecordKind } from "@app/contract/discovery/import-records";
import { expect, test } from "vitest";
import { readRecordHeader } from "./record-headers.ts";

function listed(words: string): string[] {
  return words.split(",").map((word) => word.trim().replaceAll(/\s+/gu, " "));
}

/** Those headers of rows of a kind that name a field. */
function naming(field: string | undefined, kind: RecordKind, headers: readonly string[]): string[] {
  return headers.filter((header) => readRecordHeader(kind, header)?.field === field);
}

const HANDED_IN = `
  content, contents, draft, drafts, script, scripts, concept, concepts, storyboard, story board, storyboards, video,
  videos, reel, reels, story, stories, clip, clips, asset, assets, deliverable, deliverables, post, posts, posting,
  upload, uploads, raw, footage, shoot, shooting, brief, briefs, briefing, sample, samples, feedback, approval,
  approvals, review, reviews, revision, revisions, edit, edits, report, reports, live, abgabe, abgabetermin, entwurf,
  entwurfs, skript, skripte, konzept, konzepte, dreh, drehtag, freigabe, freigaben, inhalt, inhalte, contenu, contenus,
  brouillon, livraison, livrable, livrables, remise, validation, contenido, contenidos, borrador, guion, entrega,
  entregas, entregable, entregables, conteudo, conteudos, rascunho, roteiro, contenuto, contenuti, bozza, bozze,
  consegna, consegne
`;
const OF_MONEY = `
  pay, payment, payout, invoice, amount, fee, zahlung, zahlungen, rechnung, rechnungen, facture, factura, paiement,
  reglement, pago, pagamento, fattura, fatura
`;

test("what is handed in by a day is no money that is due then, and what is paid for it is", () => {
  const due = listed(HANDED_IN).map((word) => `${word} due`);
  const paid = listed(OF_MONEY).map((word) => `${word} due on consegna`);

  expect(naming("due", "payments", due)).toEqual([]);
  expect(naming("due", "payments", paid)).toEqual(paid);
  expect(naming("due", "payments", ["due", "Due date", "contented due", "q draftq due"])).toEqual([
    "due",
    "Due date",
    "contented due",
  ]);
});

const OTHERS = `
  booked, booking, gebucht, buchung, buchungs, brief, briefed, briefing, signed, signing, signature, contract, contracts,
  contracted, vertrag, vertrags, contact, contacted, kontakt, kontakts, invoice, invoices, rechnung, rechnungs, paid,
  payment, zahlung, zahlungs, shipped, shipping, shipment, sent, versand, versands, birth, birthday, geburt, geburts,
  reserva, reservation, firma, firmado, envio, envoi, prenotato, prenotata
`;
const OF_POSTING = "post, posted, posting, publication, publicado, live, veroffentlicht, upload, uploaded";

test("the day of something else is not that of the post, unless the header says so as well", () => {
  const days = listed(OTHERS).flatMap((word) => [`date ${word} time`, `${word} time`]);
  const both = listed(OF_POSTING).map((word) => `${word} booking time`);
  const due = listed(
    "due, deadline, fällig, abgabe, frist, échéance, vencimiento, vence, vencimento, prazo, scadenza",
  );

  expect(naming("postedAt", "posts", days)).toEqual([]);
  expect(naming("postedAt", "posts", both)).toEqual(both);
  expect(
    naming(
      "postedAt",
      "posts",
      due.map((word) => `post date ${word}`),
    ),
  ).toEqual([]);
  expect(naming("postedAt", "posts", ["time", "post date", "bookings time", "absent time"])).toHaveLength(4);
});

const STATES = `
  status, state, statut, estado, stato, durum, etat, etat facture, etat de la facture, etat du paiement,
  etat la commande, etat de commande, situacion, situacao, zustand
`;
const STATES_ALONE = "where s it at, where are we, ou en est on, wo steht s";

test("how a payment stands is told by words anywhere, and by sentences alone", () => {
  const alone = listed(STATES_ALONE);

  expect(naming("state", "payments", listed(STATES))).toEqual(listed(STATES));
  expect(naming("state", "payments", alone)).toEqual(alone);
  expect(
    naming(
      "state",
      "payments",
      alone.flatMap((word) => [`qq ${word}`, `${word} qq`]),
    ),
  ).toEqual([]);
});

test.each<[RecordKind, string, string]>([
  ["posts", "saves", "gesp, gesp., saves, salvati, salvataggi, guard"],
  ["posts", "orders", "best, best."],
  ["posts", "revenue", "ca"],
  ["posts", "comments", "comm, cmt, cmts, komm"],
  ["posts", "shares", "compart"],
  ["posts", "campaign", "camp, operation, op"],
  ["payments", "invoice", "n fact, no fact, nr fact, num fact, numero fact"],
])("of %s these short words mean %s where they stand alone", (kind, field, words) => {
  const alone = listed(words);
  const short = alone.filter((word) => !word.startsWith("sa"));

  expect(naming(field, kind, alone)).toEqual(alone);
  expect(
    naming(
      field,
      kind,
      short.flatMap((word) => [`qq ${word}`, `${word} qq`]),
    ),
  ).toEqual([]);
});
