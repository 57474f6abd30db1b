import { PLATFORMS } from "@app/contract/platforms";
import type { ImportContext } from "#/discovery/imports/import-plan.rules.ts";
import type { ReadRecord } from "#/discovery/imports/reading/kinds/record-rows.ts";
import type { Transaction } from "#/platform/database/database.ts";
import type { KeptRecord, RecordSession } from "./record-keeper.ts";

/** The same session, which never sees the records of people who asked not to be stored. */
export function withoutRefused(session: RecordSession, context: ImportContext): RecordSession {
  const guarded = (act: RecordSession["write"]): RecordSession["write"] => {
    return async (transaction, records) => {
      const refused = await refusedOf(transaction, context, records);
      const kept = await act(
        transaction,
        records.filter((record) => !refused.has(record)),
      );
      const results = kept.values();
      return records.map((record): KeptRecord => {
        const result = refused.has(record) ? undefined : results.next().value;
        return result ?? { state: "refused", creatorId: null };
      });
    };
  };
  return {
    preview: guarded((transaction, records) => session.preview(transaction, records)),
    write: guarded((transaction, records) => session.write(transaction, records)),
    resume: guarded((transaction, records) => session.resume(transaction, records)),
  };
}

/** A handle whose platform no row says is refused where it is on any. */
async function refusedOf(
  transaction: Transaction,
  { workspaceId, objections }: ImportContext,
  records: readonly ReadRecord[],
): Promise<ReadonlySet<ReadRecord>> {
  const named = records.flatMap((record) => {
    const { handle } = record;
    const platforms = record.platform === null ? PLATFORMS : [record.platform];
    return handle === null ? [] : platforms.map((platform) => ({ record, platform, handle }));
  });
  const refused = await objections.refused(transaction, workspaceId, named);
  return new Set([...refused].map(({ record }) => record));
}
