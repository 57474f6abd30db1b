import type { ProviderUser } from "@app/contract/identity/provider";
import { list, anything, nullable, object, optional, record, text } from "./shapes.ts";
import type { Read, Reader } from "./shapes.ts";

export type OwnUser = ProviderUser;

const LISTS = [
  "emails",
  "phone_numbers",
  "providers",
  "webauthn_registrations",
  "totps",
  "crypto_wallets",
] as const;

/** The own user. The provider checks its own answers by the contract; here only what everything leans on. */
export const readUser: Reader<OwnUser> = (value) => {
  const user = record(value);
  text(user["user_id"]);
  for (const name of LISTS) list(anything)(user[name]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return user as unknown as OwnUser;
};

export const readUpdated = object({ __user: readUser });

/** What the app takes from an answer that signs somebody in; without a session a second factor is asked for. */
export const readSignedIn = object({
  user_id: text,
  user: optional(readUser),
  session: nullable(object({ session_id: text, expires_at: text })),
  session_token: text,
  session_jwt: text,
  /** Instead of a session; empty where scripts may not know it. */
  intermediate_session_token: optional(text),
  workspace_slug: optional(text),
});
export type SignedIn = Read<typeof readSignedIn>;
