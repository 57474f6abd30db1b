/** What a market asks of a paid post, in one sentence, and where that stands. Not legal advice. */
interface DisclosureNote {
  text: string;
  source: string;
}

const EUROPE: DisclosureNote = {
  text: "Use the local word for advertising, visible at once at the beginning of the post; an English “#ad” among hashtags is not enough.",
  source: "European Commission, influencer legal hub; UCPD and AVMSD",
};

const NOTES: Readonly<Record<string, DisclosureNote>> = {
  DE: {
    text: "Write “Werbung” or “Anzeige” at the start of the post; “#ad” or “sponsored by” is not accepted.",
    source: "Medienanstalten, guide on labelling advertising",
  },
  FR: {
    text: "Show “Publicité” or “Collaboration commerciale” readable during the whole promotion.",
    source: "Law 2023-451, ordinance 2024-978",
  },
  ES: {
    text: "Write “publicidad” or “patrocinado por” at the start; “ad” and “sp” are not accepted.",
    source: "Autocontrol, code on influencers",
  },
  BE: {
    text: "Write “publicité” or “reclame” at the start of the post.",
    source: "Belgian guidelines on influencers",
  },
  GB: {
    text: "Write “Ad” upfront, before anything else is read; “sponsored”, “gifted” or a brand mention is not accepted.",
    source: "ASA and CMA, 3rd edition 2023",
  },
  US: {
    text: "Disclose in the post itself within the first three lines, and in the video for videos; “#sp” or “collab” is not accepted.",
    source: "FTC, Disclosures 101",
  },
  IN: {
    text: "Label upfront; a video from 15 s to 2 min carries the label for a third of its length.",
    source: "ASCI guidelines on influencer advertising",
  },
  BR: {
    text: "Use the platform’s own label first, or “#publicidade”, visible without opening “mais”.",
    source: "CONAR guide, in force from 1 June 2026",
  },
  AU: {
    text: "Write “#ad” or “Paid partnership” upfront; “gifted”, “collab” or a brand mention is not accepted.",
    source: "AANA code, section 2.7",
  },
};

const EUROPEAN = new Set([
  "AT",
  "BG",
  "CY",
  "CZ",
  "DK",
  "EE",
  "FI",
  "GR",
  "HR",
  "HU",
  "IE",
  "IT",
  "LT",
  "LU",
  "LV",
  "MT",
  "NL",
  "PL",
  "PT",
  "RO",
  "SE",
  "SI",
  "SK",
]);

/** The rule of a market; null where Herald has none. */
export function disclosureNote(market: string): DisclosureNote | null {
  return NOTES[market] ?? (EUROPEAN.has(market) ? EUROPE : null);
}
