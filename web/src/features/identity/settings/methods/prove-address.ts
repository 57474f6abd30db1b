import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import { getIdentity } from "#/features/identity/identity.ts";

/** Where a link that proves an address leads to; nobody else asks for one from there. */
export const PROVED_AT = "/settings/sign-in-methods?proved";

/** Mails a link that proves an address when it is opened in this browser. */
export async function proveAddress(email: string): Promise<void> {
  const { client } = await getIdentity();
  await magicLinks(client).send(email, { to: PROVED_AT });
}
