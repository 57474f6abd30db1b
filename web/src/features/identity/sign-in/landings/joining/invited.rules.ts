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
