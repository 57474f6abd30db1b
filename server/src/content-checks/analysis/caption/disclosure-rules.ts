import { DISCLOSURE_MARKETS } from "@app/contract/content-checks/schemas";
import type { DisclosureMarket } from "@app/contract/content-checks/schemas";

/** Labels and placement of one market, as data. Not legal advice. */
export interface DisclosureRule {
  id: string;
  /** Name of the market in a sentence. */
  market: string;
  version: string;
  source: string;
  /** One-word labels, with or without #, that count where they stand as a label and not inside a sentence. */
  labels: readonly string[];
  /** Labels of several words, anywhere in a sentence, and as one hashtag. */
  phrases: readonly string[];
  /** What many write and the market does not accept. */
  weak: readonly string[];
  /** Whether the market wants the label before anything else is read. */
  upfront: boolean;
  /** What has to be readable on the picture itself; null when the caption is enough. */
  onScreen: string | null;
}

const VERSION = "2026-11";
const SHORTENED = ["sp", "spon", "spons", "sponso"];

/** Words are written without accents and in small letters: captions are compared that way. */
export const DISCLOSURE_RULES: Readonly<Record<DisclosureMarket, DisclosureRule>> = {
  US: {
    id: "us.ftc",
    market: "the United States",
    version: VERSION,
    source: "FTC, Disclosures 101 for Social Media Influencers; FTC letters of 2017 on the first three lines",
    labels: ["ad", "advertisement", "sponsored"],
    phrases: ["paid partnership", "paid ad", "for the free product"],
    weak: [
      ...SHORTENED,
      "collab",
      "partner",
      "ambassador",
      "thanks",
      "thank you",
      "gifted",
      "in partnership with",
    ],
    upfront: false,
    onScreen: null,
  },
  UK: {
    id: "uk.asa-cma",
    market: "the United Kingdom",
    version: VERSION,
    source: "ASA and CMA, Influencers’ guide to making clear that ads are ads, 3rd edition 2023",
    labels: ["ad", "advert", "advertising", "advertisement"],
    phrases: ["ad feature", "advert feature", "advertisement feature", "paid ad"],
    weak: [
      ...SHORTENED,
      "sponsored",
      "sponsorship",
      "supported by",
      "funded by",
      "gifted",
      "in association with",
      "in partnership with",
      "paid partnership",
      "thanks to",
      "affiliate",
      "aff",
      "collab",
      "pr trip",
      "ambassador",
    ],
    upfront: true,
    onScreen: null,
  },
  DE: {
    id: "de.medienanstalten",
    market: "Germany",
    version: VERSION,
    source: "Die Medienanstalten, Leitfaden Werbekennzeichnung; OLG Celle 2017 on hashtag clouds",
    labels: ["werbung", "anzeige"],
    phrases: ["bezahlte werbepartnerschaft", "bezahlte werbung"],
    weak: [
      ...SHORTENED,
      "ad",
      "sponsored",
      "poweredby",
      "powered by",
      "sponsored by",
      "pr sample",
      "kooperation",
    ],
    upfront: true,
    onScreen: null,
  },
  FR: {
    id: "fr.2023-451",
    market: "France",
    version: VERSION,
    source: "Law 2023-451 of 9 June 2023, ordonnance 2024-978 of 6 November 2024",
    labels: ["publicite"],
    phrases: ["collaboration commerciale"],
    weak: [...SHORTENED, "sponsorise", "ad", "sponsored", "partenariat", "collab", "offert"],
    upfront: false,
    onScreen: "on the picture during the whole promotion",
  },
  IN: {
    id: "in.asci",
    market: "India",
    version: VERSION,
    source: "ASCI, Guidelines for Influencer Advertising in Digital Media",
    labels: [
      "advertisement",
      "ad",
      "sponsored",
      "collaboration",
      "collab",
      "promo",
      "partnership",
      "employee",
      "affiliate",
    ],
    phrases: ["free gift", "paid partnership"],
    weak: [...SHORTENED, "gifted", "ambassador", "thanks to"],
    upfront: true,
    onScreen: "on the picture for at least 3 s, or a third of a video longer than 15 s",
  },
  ES: {
    id: "es.autocontrol",
    market: "Spain",
    version: VERSION,
    source: "AUTOCONTROL and AEA, code of conduct on the use of influencers in advertising",
    labels: ["publicidad"],
    phrases: ["patrocinado por", "en colaboracion con"],
    weak: [...SHORTENED, "ad", "sponsored", "collab", "gracias a", "regalo"],
    upfront: false,
    onScreen: null,
  },
  BE: {
    id: "be.fps-economy",
    market: "Belgium",
    version: VERSION,
    source: "FPS Economy, guidelines for influencers",
    labels: ["publicite", "reclame"],
    phrases: [],
    weak: [...SHORTENED, "ad", "sponsored", "collab", "partner", "gifted"],
    upfront: true,
    onScreen: null,
  },
  BR: {
    id: "br.conar",
    market: "Brazil",
    version: VERSION,
    source: "CONAR, guide for digital influencers, in force 1 June 2026",
    labels: ["publicidade", "publi", "publipost", "anuncio", "patrocinado"],
    phrases: [],
    weak: [...SHORTENED, "ad", "sponsored", "parceria", "recebido", "collab"],
    upfront: false,
    onScreen: null,
  },
  AU: {
    id: "au.aana",
    market: "Australia",
    version: VERSION,
    source: "AANA Code of Ethics, section 2.7, and its practice note",
    labels: ["ad", "advert", "advertising", "sponsored"],
    phrases: ["branded content", "paid partnership", "paid promotion", "paid ad"],
    weak: [...SHORTENED, "gifted", "affiliate", "collab", "thanks to"],
    upfront: true,
    onScreen: null,
  },
};

/** What holds when nobody says which market: a label counts only where no market refuses it. */
export function strictestUnion(): DisclosureRule {
  const rules = DISCLOSURE_MARKETS.map((market) => DISCLOSURE_RULES[market]);
  const weak = new Set(rules.flatMap((rule) => rule.weak));
  const kept = (words: string[]) => [...new Set(words)].filter((word) => !weak.has(word));
  return {
    id: "union.strictest",
    market: "every market at once",
    version: VERSION,
    source: "the strictest of the rules of all markets that Herald carries",
    labels: kept(rules.flatMap((rule) => rule.labels)),
    phrases: kept(rules.flatMap((rule) => rule.phrases)),
    weak: [...weak],
    upfront: true,
    onScreen: "on the picture, which France and India ask for",
  };
}

/** The rule of a market, the strictest union without one, and null for a market that is not covered. */
export function disclosureRule(market: string | undefined): DisclosureRule | null {
  if (market === undefined || market === "") return strictestUnion();
  const known = DISCLOSURE_MARKETS.find((name) => name === (market === "GB" ? "UK" : market));
  return known ? DISCLOSURE_RULES[known] : null;
}
