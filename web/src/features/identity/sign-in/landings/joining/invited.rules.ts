import type { OwnUser } from "#/features/identity/client/answers.ts";
import type { Invitation } from "#/features/identity/client/client.ts";

const PATH = "/authenticate";

/** The page of an invite link, to come back to with who was proved meanwhile. */
export function invitePath({ token, name }: Invitation): string {
  const query = new URLSearchParams({ stytch_token_type: "invite", token, ...(name && { name }) });
  return `${PATH}?${query.toString()}`;
}

/** The invitation of such a page; nothing for every other one. */
export function invitationIn(path: string): Invitation | undefined {
  const { pathname, searchParams } = new URL(path, "https://herald");
  const [type, token, name] = ["stytch_token_type", "token", "name"].map((key) => searchParams.get(key));
  if (pathname !== PATH || type !== "invite" || !token) return undefined;
  return name ? { token, name } : { token };
}

/** Whether a person may use an invitation: one that was mailed is for its address alone. */
export function isFor(email: string | null, { emails }: OwnUser): boolean {
  return email === null || emails.some((own) => own.email === email);
}

/** What a person is called, and their address where that says more. */
export function personOf({ name, emails }: OwnUser): { name: string; address: string | null } {
  const full = [name.first_name, name.middle_name, name.last_name].filter(Boolean).join(" ");
  const address = emails[0]?.email ?? null;
  return full === "" ? { name: address ?? "this account", address: null } : { name: full, address };
}
