import type { Measurement } from "#/content-checks/analysis/measurement.ts";
import type { Transaction } from "#/platform/database/database.ts";

export async function findMeasurement(
  transaction: Transaction,
  workspaceId: string,
  sha256: string,
  engine: string,
): Promise<Measurement | null> {
  const row = await transaction
    .selectFrom("media_measurements")
    .select("measurement")
    .where("workspace_id", "=", workspaceId)
    .where("sha256", "=", sha256)
    .where("engine", "=", engine)
    .executeTakeFirst();
  return row?.measurement ?? null;
}

export async function keepMeasurement(
  transaction: Transaction,
  workspaceId: string,
  kept: { sha256: string; engine: string; measurement: Measurement; at: Date },
): Promise<void> {
  await transaction
    .insertInto("media_measurements")
    .values({
      workspace_id: workspaceId,
      sha256: kept.sha256,
      engine: kept.engine,
      measurement: JSON.stringify(kept.measurement),
      created_at: kept.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The next reading of these bytes measures again. */
export async function forgetMeasurement(
  transaction: Transaction,
  workspaceId: string,
  sha256: string,
): Promise<void> {
  await transaction
    .deleteFrom("media_measurements")
    .where("workspace_id", "=", workspaceId)
    .where("sha256", "=", sha256)
    .execute();
}
