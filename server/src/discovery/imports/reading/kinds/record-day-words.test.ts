import { expect, test } from "vitest";
import { readRecordHeader } from "./record-headers.ts";
import type { RecordKind } from "@app/contract/discovery/import-records";

function meant(kind: RecordKind, headers: readonly string[]): [string, string | null][] {
  return headers.map((header) => [header, readRecordHeader(kind, header)?.field ?? null]);
}

function all(headers: readonly string[], field: string | null): [string, string | null][] {
  return headers.map((header) => [header, field]);
}

test.each([
  "content, contents, draft, drafts, script, scripts, concept, concepts, storyboard, storyboards, story board, story boards, video, videos, reel, reels, story, stories, clip, clips, asset, assets, deliver, delivery, deliverables, post, posts, posting, upload, uploads, raw, footage, shoot, shooting, brief, briefs, briefing, sample, samples, feedback, approval, approvals, review, reviews, revision, revisions, edit, edits, report, reports, live",
  "abgabe, abgaben, abgabetermin, entwurf, entwurfs, skript, skripte, skripts, konzept, konzepte, konzepts, dreh, drehs, drehtag, freigabe, freigaben, inhalt, inhalte, inhalts",
  "contenu, contenus, brouillon, livraison, livrable, livrables, remise, validation, contenido, contenidos, borrador, guion, entrega, entregas, entregable, entregables, conteúdo, conteúdos, rascunho, roteiro, contenuto, contenuti, bozza, bozze, consegna, consegne",
])("no money is due where something has to be handed in: %s", (words) => {
  const headers = words.split(", ").map((word) => `${word} due`);

  expect(meant("payments", headers)).toEqual(all(headers, null));
});

test("the payment may be due on what is handed in", () => {
  const words =
    "pay, payment, payments, invoice, amount, fee, zahl, zahlung, zahlungen, rechnung, rechnungen, factur, facture, factures, paiement, reglement, pago, pagamento, fattura, fatura";
  const headers = words.split(", ").map((word) => `${word} due on delivery`);

  expect(meant("payments", headers)).toEqual(all(headers, "due"));
});

const OTHER_DAYS =
  "booked, booking, gebucht, buchung, buchungen, brief, briefed, briefing, signed, signing, signature, contract, contracts, contracted, vertrag, verträge, vertrags, vertragsende, contact, contacts, contacted, kontakt, kontakte, kontakts, kontaktiert, invoice, invoices, invoiced, rechnung, rechnungen, paid, payment, zahlung, zahlungen, shipped, shipping, shipment, sent, versand, versandt, versandet, birth, births, birthday, geburt, geburts, geburtstag, reserv, reserva, reservation, firma, firmas, firmado, envio, envoi, prenotat, prenotato, prenotatos";

test("the day of something else is not that of the post", () => {
  const headers = OTHER_DAYS.split(", ")
    .filter((word) => word !== "verträge")
    .map((word) => `date ${word}`);

  expect(meant("posts", headers)).toEqual(all(headers, null));
});

test("what is paid for may have its day", () => {
  const words = "post, posted, posting, publi, publica, publication, live, veröff, veröffa, upload, uploaded";
  const headers = words.split(", ").map((word) => `paid ${word} date`);

  expect(meant("posts", headers)).toEqual(all(headers, "postedAt"));
});
