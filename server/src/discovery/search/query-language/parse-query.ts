import type { ParsedQuery } from "@app/contract/discovery/queries";
import { QUERY_MAX } from "@app/contract/discovery/queries";
import { tellEveryAccount } from "./grammar/numbers/every-account.ts";
import { assemble } from "./assembly.ts";
import { currencyOfLocale } from "#/language/money/currencies.ts";
import { chooseCurrencies } from "./grammar/currencies.ts";
import { leaveAlternatives } from "./grammar/alternatives.ts";
import { leaveAskers } from "./grammar/askers.ts";
import { findBrandsAndHandles } from "./grammar/brands.ts";
import { countPosts, findEntities } from "./grammar/entities.ts";
import { addWomen, readFeminines } from "./grammar/feminines.ts";
import { findFlags } from "./grammar/flags.ts";
import { findLabels } from "./grammar/labels.ts";
import { findLimitInWords } from "./grammar/numbers/limits.ts";
import { findCreatorNames, findHandles } from "./grammar/own/creators.ts";
import { readLinks } from "./grammar/own/links.ts";
import { placeStages } from "./grammar/own/stages.ts";
import { findBareNames } from "./grammar/team/bare-names.ts";
import { findAssignments } from "./grammar/team/assignments.ts";
import { findDeals, leavePaidUnread, placeWorkDays } from "./grammar/team/deals.ts";
import { findFields } from "./grammar/team/fields.ts";
import { findKnownValues, keepUnknown } from "./grammar/team/known-values.ts";
import { findNamedLists } from "./grammar/team/named-lists.ts";
import { findOwners } from "./grammar/team/owners.ts";
import { leaveRivals } from "./grammar/team/rivals.ts";
import { findSilence } from "./grammar/team/silence.ts";
import { findTalks, findUntellable } from "./grammar/team/talks.ts";
import { readThousandViews } from "./grammar/team/thousand-views.ts";
import { readIntent } from "./grammar/intents.ts";
import { findQuoted, findTopicWords, leaveOutIndifferent, readUnparsed } from "./unparsed.ts";
import { findNumbers } from "./grammar/numbers/numbers.ts";
import { placeOrigins } from "./grammar/origins.ts";
import { readRoundNumbers } from "./grammar/numbers/number-words.ts";
import { findPeriods } from "./grammar/numbers/periods.ts";
import { addReadings } from "./readings.ts";
import { placePeriods } from "./grammar/numbers/recency.ts";
import { Sentence } from "./sentence.ts";
import { leaveNothingSilent } from "./silent-words.ts";
import { leaveUnclear } from "./unclear-pieces.ts";
import { placePerPlatform } from "./grammar/accounts/per-platform.ts";
import { readPaidFormats } from "./grammar/numbers/paid-formats.ts";
import { leaveUnread } from "./grammar/numbers/shares.ts";
import { repairGrammar, repairTypos, restoreUnused } from "./typos.ts";
import { leaveOutNarrowerWords, leaveRefused, readRefusedLists } from "./grammar/exclusions.ts";
import { repairNames } from "./workspace-typos.ts";
import { dictionaryOf } from "./workspace-names.ts";
import type { WorkspaceNames } from "./workspace-names.ts";

export interface ParseOptions {
  /** yyyy-mm-dd; only "since January" depends on it. */
  today: string;
  /** BCP 47, such as "en-IN": decides the currency of a price without one. */
  locale?: string;
  /** Of a price without one; goes before what the locale says. */
  currency?: string;
  /** Names of the workspace: known words before any topic. The same object is read once. */
  names?: WorkspaceNames;
  /** Whether a creator is called so, or has that handle; asked in small letters without accents. */
  isCreator?: (name: string) => boolean;
  /** The handle of the creator whose profile or post a link is, as it is written. */
  creatorOf?: (link: string) => string | undefined;
}

const OTHER_READINGS_MAX = 3;

/** Builds the dictionaries, so that nobody waits for them. */
export function prepareQueries(): void {
  parseQuery("skncare in Lisbn", { today: "2026-01-01" });
}

/**
 * Reads a sentence in English, Spanish, Portuguese, French, German, Indonesian or Hindi in Latin letters into
 * filters. The same text and options give the same answer; no text makes it throw.
 */
export function parseQuery(text: string, options: ParseOptions): ParsedQuery {
  const sentence = new Sentence(text.slice(0, QUERY_MAX), options.names && dictionaryOf(options.names));
  readLinks(sentence, options.creatorOf);
  readRefusedLists(sentence);
  findNamedLists(sentence);
  const respelt = repairNames(sentence);
  leaveRivals(sentence);
  readRoundNumbers(sentence);
  readThousandViews(sentence);
  leaveOutIndifferent(sentence);
  findLabels(sentence);
  const corrected = repairGrammar(sentence);
  findTeam(sentence, options.today);
  findHandles(sentence, options.isCreator);
  findBrandsAndHandles(sentence);
  findCreatorNames(sentence, options.isCreator);
  placeWorkDays(sentence, options.today);
  findBareNames(sentence);
  placeStages(sentence);
  const feminines = readFeminines(sentence);
  const repaired = new Set([...respelt, ...corrected, ...repairTypos(sentence)]);
  const periods = findPeriods(sentence, options.today);
  const currency = options.currency ?? currencyOfLocale(options.locale ?? "en");
  const { shares } = findNumbers(sentence, periods, currency);
  findLimitInWords(sentence);
  leavePaidUnread(sentence);
  findFlags(sentence, periods);
  findEntities(sentence, shares);
  leaveOutNarrowerWords(sentence);
  leaveUnread(sentence, shares);
  placeOrigins(sentence);
  chooseCurrencies(sentence, currency, options.names?.currencies);
  readPaidFormats(sentence);
  placePerPlatform(sentence);
  findTopicWords(sentence);
  leaveAskers(sentence);
  tellEveryAccount(sentence);
  const intent = readIntent(sentence);
  placePeriods(sentence, periods, intent);
  restoreUnused(sentence, repaired);
  const content = readUnparsed(sentence);
  const unclear = leaveUnclear(sentence, content, repaired);
  const told = [...content, ...unclear, ...leaveRefused(sentence), ...leaveAlternatives(sentence)];
  const unread = [...told, ...leaveNothingSilent(sentence, told)];
  keepUnknown(sentence);
  addWomen(sentence, feminines);
  addReadings(sentence);
  markRepaired(sentence, repaired);
  countPosts(sentence);
  const { filters, chips, lost } = assemble(sentence, sentence.findings);
  const pieces = joined([...unread, ...lost].toSorted((a, b) => a.from - b.from));
  const unparsed = pieces.map(({ from, to }) => sentence.text.slice(...sentence.span(from, to)));
  const rest = text.slice(QUERY_MAX).trim();
  if (rest !== "") unparsed.push(rest);
  return { intent, filters, chips, unparsed, alternatives: otherReadings(sentence) };
}

/** What the team itself knows of creators: talks, deals, people and columns of its own. */
function findTeam(sentence: Sentence, today: string): void {
  findOwners(sentence);
  findQuoted(sentence);
  findKnownValues(sentence);
  findFields(sentence, today);
  findAssignments(sentence);
  findTalks(sentence, today);
  findDeals(sentence, today);
  findSilence(sentence, today);
  findUntellable(sentence);
}

/** Pieces that touch or overlap are one. */
function joined(pieces: readonly { from: number; to: number }[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of pieces) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else whole.push({ from, to });
  }
  return whole;
}

function otherReadings(sentence: Sentence): ParsedQuery["alternatives"] {
  // What was left meanwhile has no other reading.
  const open = sentence.otherReadings.filter(({ of }) => sentence.findings.includes(of));
  return open.slice(0, OTHER_READINGS_MAX).map(({ of, instead }) => {
    const findings = sentence.findings.flatMap((finding) => (finding === of ? instead : [finding]));
    const { filters, chips } = assemble(sentence, findings);
    return { filters, chips };
  });
}

function markRepaired(sentence: Sentence, repaired: ReadonlySet<number>): void {
  for (const finding of sentence.findings) {
    for (let at = finding.from; at < finding.to; at += 1) {
      if (!repaired.has(at)) continue;
      finding.source = "fuzzy";
      finding.confidence = Math.min(finding.confidence, 0.75);
    }
  }
}
