import type { ContentRules, FieldCheck } from "@app/contract/content-checks/schemas";
import type { CheckOverride, CheckState, CheckSubject, Verdict } from "@app/contract/content-checks/reviews";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Measurement } from "#/content-checks/analysis/measurement.ts";

type Timestamp = ColumnType<Date, Date, Date>;

interface UploadsTable {
  workspace_id: string;
  /** Also the id of the file, once it is ready. */
  id: string;
  file_name: string;
  bytes: number;
  /** As the sender announced it. */
  sha256: string;
  ready: boolean;
  created_by: string | null;
  created_at: Timestamp;
}

/** Of every workspace: the disk is one. */
interface UploadPromisesTable {
  id: string;
  bytes: number;
  until: Timestamp;
}

interface ContentChecksTable {
  workspace_id: string;
  id: string;
  file_id: string;
  file_name: string;
  bytes: number;
  sha256: string;
  caption: string | null;
  rules: JSONColumnType<ContentRules>;
  subject: JSONColumnType<CheckSubject> | null;
  subject_id: string | null;
  /** A day as yyyy-mm-dd. */
  due_at: string | null;
  state: CheckState;
  progress: number;
  problem: string | null;
  measurement: JSONColumnType<Measurement> | null;
  engine: JSONColumnType<{ name: string; version: string }> | null;
  checks: JSONColumnType<FieldCheck[]>;
  overrides: JSONColumnType<Partial<Record<FieldCheck["field"], CheckOverride>>>;
  seconds: number | null;
  still_image_id: string | null;
  verdict: Verdict | null;
  verdict_by: string | null;
  verdict_at: Timestamp | null;
  feedback: string;
  /** Of what people write and decide. */
  version: Generated<number>;
  created_by_name: string | null;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

interface MediaMeasurementsTable {
  workspace_id: string;
  sha256: string;
  engine: string;
  measurement: JSONColumnType<Measurement>;
  created_at: Timestamp;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    uploads: UploadsTable;
    upload_promises: UploadPromisesTable;
    content_checks: ContentChecksTable;
    media_measurements: MediaMeasurementsTable;
  }
}
