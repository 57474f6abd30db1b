import type { Me } from "@app/contract/identity/members/me";

interface Known {
  /** Whether any address of the person is proved. */
  hasProved: boolean;
  /** Of the provider outside; null where people sign in here, undefined until it is known. */
  host: string | null | undefined;
  provedHere: Me["user"]["provedEmails"];
}

/** How an address stands: at a provider outside, a proved one may belong to another account of Herald. */
export function emailWords(
  { email, verified }: { email: string; verified: boolean },
  { hasProved, host, provedHere }: Known,
): string {
  if (verified && typeof host === "string" && provedHere?.includes(email) === false)
    return `Verified, but another account of Herald has it and its invitations. To reach that one, take it off at ${host} and sign in by it alone`;
  if (verified) return "Verified; links and codes go to it";
  return hasProved
    ? "Not verified: verify it, or remove it if it is not yours"
    : "Not verified yet. Do it here: a first sign-in by mail would end what you have set up";
}
