import type { Database } from "#/platform/database/database.ts";
import { findByEmail } from "#/identity/users/users.store.ts";
import { keepFactor } from "./user-factors.store.ts";

/** Gives somebody a number and a wallet of Ethereum, as if they had proved both. */
export async function keepProved(
  db: Database,
  { email, phone, address, now }: Record<"email" | "phone" | "address", string> & { now: Date },
): Promise<void> {
  const user = await findByEmail(db, email);
  if (!user) throw new Error(`Nobody has ${email}`);
  const own = { userId: user.userId, verified: true, now };
  await keepFactor(db, { ...own, kind: "phone_number", subject: phone, details: {} });
  const details = { type: "ethereum", address } as const;
  await keepFactor(db, { ...own, kind: "crypto_wallet", subject: `ethereum ${address}`, details });
}
