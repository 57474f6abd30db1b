import { MailServer } from "@app/contract/identity/mail";
import * as z from "zod/mini";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { seal, unseal } from "#/platform/seal.ts";
import { findVersionedSetting } from "#/identity/users/server-settings.store.ts";

const KEY = "mail";
const PURPOSE = "herald mail server";

const StoredMail = z.extend(MailServer, { isUsed: z.boolean(), password: z.nullable(z.string()) });
export type StoredMail = z.infer<typeof StoredMail>;

/** What is set on screen. */
export interface MailRow {
  /** Null while nobody has, and where it cannot be opened. */
  stored: StoredMail | null;
  version: number;
}

export async function readMail(db: Database, secret: string): Promise<MailRow> {
  const row = await findVersionedSetting(db, KEY);
  return { stored: row && opened(row.value, secret), version: row?.version ?? 0 };
}

/** Stores it, sealed, over the version it was made from. @throws as `storeEdit`, which never tells the password. */
export async function editMail(
  db: Database,
  secret: string,
  { version, ...mail }: StoredMail & { version: number },
  now: Date,
): Promise<void> {
  const value = seal(Buffer.from(JSON.stringify(mail)), secret, PURPOSE).toString("base64");
  await storeEdit(db, {
    table: "server_settings",
    row: { key: KEY },
    isMadeByEdit: true,
    version,
    set: { value: JSON.stringify({ value }), updated_at: now },
    yours: shown(mail),
    stored: async () => {
      const row = await readMail(db, secret);
      return row.version === 0 ? null : { version: row.version, values: row.stored ? shown(row.stored) : {} };
    },
    what: "setting",
  });
}

function shown({ password: _password, ...mail }: StoredMail): Omit<StoredMail, "password"> {
  return mail;
}

// Of a database that another data directory's secret has sealed, it has to be given again.
function opened(sealed: string, secret: string): StoredMail | null {
  try {
    const bytes = unseal(Buffer.from(sealed, "base64"), secret, PURPOSE);
    return StoredMail.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
