import type { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Connection, Database } from "#/platform/database/database.ts";
import { prepareRoles } from "#/platform/database/roles.ts";
import { up as identity } from "./domains/0001-identity-tables.ts";
import { up as discovery } from "./domains/0002-discovery-tables.ts";
import { up as contentChecks } from "./domains/0003-content-checks-tables.ts";
import { up as collections } from "./domains/0004-collections-tables.ts";
import { up as campaigns } from "./domains/0005-campaigns-tables.ts";
import { up as strategy } from "./domains/0006-strategy-tables.ts";
import { up as reports } from "./domains/0007-reports-tables.ts";
import { up as settings } from "./domains/0008-settings-tables.ts";
import { up as platform } from "./domains/0009-platform-tables.ts";
import { up as manualProvenance } from "./0025-manual-provenance.ts";
import { up as creatorsAndAccounts } from "./0026-creators-and-accounts.ts";
import { up as clients } from "./0027-clients.ts";
import { up as mergeProposals } from "./0028-merge-proposals.ts";
import { up as results } from "./0029-results-tables.ts";
import { up as importedRecords } from "./0030-imported-records.ts";
import { up as importMappings } from "./0031-import-mappings.ts";
import { up as objections } from "./0032-objections.ts";
import { up as invitations } from "./0033-invitations.ts";
import { up as targetReturn } from "./0034-target-return.ts";
import { up as recentResults } from "./0035-recent-results.ts";
import { up as forecastAssumptions } from "./strategy/0036-forecast-assumptions.ts";
import { up as creatorsByCodeAndName } from "./0037-creators-by-code-and-name.ts";
import { up as reservedFees } from "./0039-reserved-fees.ts";
import { up as postingDays } from "./0038-posting-days.ts";
import { up as daysOfStages } from "./0040-days-of-stages.ts";
import { up as languageModel } from "./strategy/0041-language-model.ts";
import { up as shelvesOfThreads } from "./0042-shelves-of-threads.ts";
import { up as mcp } from "./strategy/0043-mcp.ts";
import { up as rememberedFacts } from "./strategy/0044-remembered-facts.ts";
import { up as shareLinks } from "./0045-share-links.ts";
import { up as answerFeedback } from "./strategy/0046-answer-feedback.ts";
import { up as mailDelivery } from "./identity/0047-mail-delivery.ts";
import { up as factors } from "./identity/0048-factors.ts";
import { up as eventCounts } from "./identity/0049-event-counts.ts";
import { up as invitedAddresses } from "./identity/0050-invited-addresses.ts";
import { up as endingsOfTokens } from "./identity/0051-endings-of-tokens.ts";
import { up as sharedCollections } from "./discovery/0052-shared-collections.ts";
import { up as savedSearches } from "./discovery/0053-saved-searches.ts";
import { up as makersAndUndoers } from "./identity/0054-makers-and-undoers.ts";
import { up as tokensOfLinks } from "./identity/0055-tokens-of-links.ts";
import { up as serverAdministratorEvents } from "./identity/0056-server-administrator-events.ts";
import { up as supersedingCalls } from "./identity/0057-superseding-calls.ts";
import { up as changesOfSignIn } from "./identity/0058-changes-of-sign-in.ts";
import { up as mailsOfInvitations } from "./identity/0059-mails-of-invitations.ts";
import { up as impressionsOfPosts } from "./discovery/0060-impressions-of-posts.ts";
import { up as paidSoFar } from "./discovery/0061-paid-so-far.ts";
import { up as languageOfPlans } from "./strategy/0062-language-of-plans.ts";
import { up as reasonsOfMemberEvents } from "./identity/0063-reasons-of-member-events.ts";
import { up as ownRemovals } from "./identity/0064-own-removals.ts";
import { up as votesOfCollections } from "./discovery/0065-votes-of-collections.ts";
import { FIRST_OF_BEFORE, marksOf, requireKnown } from "./marks.ts";

type Migrations = Record<string, { up: (db: Kysely<unknown>) => Promise<void> }>;

/** What each domain stored when 0024 was the last number. */
const DOMAINS: Migrations = {
  "0001-identity-tables": { up: identity },
  "0002-discovery-tables": { up: discovery },
  "0003-content-checks-tables": { up: contentChecks },
  "0004-collections-tables": { up: collections },
  "0005-campaigns-tables": { up: campaigns },
  "0006-strategy-tables": { up: strategy },
  "0007-reports-tables": { up: reports },
  "0008-settings-tables": { up: settings },
  "0009-platform-tables": { up: platform },
};

/** Every change gets a file and the next number; what has run anywhere is never edited. */
const MIGRATIONS: Migrations = {
  ...DOMAINS,
  "0025-manual-provenance": { up: manualProvenance },
  "0026-creators-and-accounts": { up: creatorsAndAccounts },
  "0027-clients": { up: clients },
  "0028-merge-proposals": { up: mergeProposals },
  "0029-results-tables": { up: results },
  "0030-imported-records": { up: importedRecords },
  "0031-import-mappings": { up: importMappings },
  "0032-objections": { up: objections },
  "0033-invitations": { up: invitations },
  "0034-target-return": { up: targetReturn },
  "0035-recent-results": { up: recentResults },
  "0036-forecast-assumptions": { up: forecastAssumptions },
  "0037-creators-by-code-and-name": { up: creatorsByCodeAndName },
  "0038-posting-days": { up: postingDays },
  "0039-reserved-fees": { up: reservedFees },
  "0040-days-of-stages": { up: daysOfStages },
  "0041-language-model": { up: languageModel },
  "0042-shelves-of-threads": { up: shelvesOfThreads },
  "0043-mcp": { up: mcp },
  "0044-remembered-facts": { up: rememberedFacts },
  "0045-share-links": { up: shareLinks },
  "0046-answer-feedback": { up: answerFeedback },
  "0047-mail-delivery": { up: mailDelivery },
  "0048-factors": { up: factors },
  "0049-event-counts": { up: eventCounts },
  "0050-invited-addresses": { up: invitedAddresses },
  "0051-endings-of-tokens": { up: endingsOfTokens },
  "0052-shared-collections": { up: sharedCollections },
  "0053-saved-searches": { up: savedSearches },
  "0054-makers-and-undoers": { up: makersAndUndoers },
  "0055-tokens-of-links": { up: tokensOfLinks },
  "0056-server-administrator-events": { up: serverAdministratorEvents },
  "0057-superseding-calls": { up: supersedingCalls },
  "0058-changes-of-sign-in": { up: changesOfSignIn },
  "0059-mails-of-invitations": { up: mailsOfInvitations },
  "0060-impressions-of-posts": { up: impressionsOfPosts },
  "0061-paid-so-far": { up: paidSoFar },
  "0062-language-of-plans": { up: languageOfPlans },
  "0063-reasons-of-member-events": { up: reasonsOfMemberEvents },
  "0064-own-removals": { up: ownRemovals },
  "0065-votes-of-collections": { up: votesOfCollections },
};

/** @param applicationPassword of the application's own login; null where the owner's login switches to its role. */
export async function migrate(owner: Connection, applicationPassword: string | null): Promise<void> {
  await prepareRoles(owner, applicationPassword);
  await updateSchema(owner);
}

/** Brings the schema up to date, as the owner of the database. Other processes wait meanwhile. */
export async function updateSchema(owner: Connection): Promise<void> {
  const db = openDatabase(owner, 2, NO_TIME_LIMITS);
  try {
    let marks = await marksOf(db);
    if (marks.includes(FIRST_OF_BEFORE)) marks = await leaveBefore(db);
    const names = Object.keys(MIGRATIONS);
    requireKnown(marks, names);
    if (marks.length === names.length) return;
    const provider = { getMigrations: () => Promise.resolve(MIGRATIONS) };
    const { error } = await new Migrator({ db, provider }).migrateToLatest();
    if (error) throw error;
  } catch (error) {
    throw new Error("Could not bring the database up to date", { cause: error });
  } finally {
    await db.destroy();
  }
}

async function leaveBefore(db: Database): Promise<string[]> {
  // Loaded only for a database that needs it.
  const { upgradeFromBefore } = await import("./before/index.ts");
  await upgradeFromBefore(db, Object.keys(DOMAINS));
  return marksOf(db);
}
