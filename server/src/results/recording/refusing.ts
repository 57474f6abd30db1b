import { namedIn, objectionsTo } from "#/discovery/index.ts";
import type { Objected, ObjectionsService } from "#/discovery/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { NO_EVIDENCE } from "#/results/attaching/evidence.ts";
import type { Evidence } from "#/results/attaching/evidence.ts";
import type { Row } from "./merging.ts";

/** Rows that name, or belong to, somebody who asked not to be stored: by handle, link, code or id, or in a cell. */
export async function refusedRows(
  transaction: Transaction,
  workspaceId: string,
  objections: ObjectionsService,
  rows: readonly Row[],
): Promise<ReadonlySet<Row>> {
  const named = await objections.refused(transaction, workspaceId, rows, namedByRow);
  const ids = rows.flatMap((row) => textsOf(row["creator_id"]));
  const creators = await objections.refusedCreators(transaction, workspaceId, [...new Set(ids)]);
  return new Set(rows.filter((row) => named.has(row) || creators.has(String(row["creator_id"]))));
}

function namedByRow({ said, url, link, code, reference, invoice, fields }: Row): Objected[] {
  const evidence: Evidence = { ...NO_EVIDENCE, ...(isObject(said) && said) };
  const { platform, handle, linkHandle, campaign } = evidence;
  const cells = isObject(fields) ? Object.values(fields) : [];
  return [
    ...objectionsTo({ platform, handle }),
    ...objectionsTo({ platform, handle: linkHandle }),
    ...[url, link, code, reference, invoice, campaign, ...cells]
      .flatMap(textsOf)
      .flatMap((text) => namedIn(text)),
  ];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function textsOf(value: unknown): string[] {
  return typeof value === "string" ? [value] : [];
}
