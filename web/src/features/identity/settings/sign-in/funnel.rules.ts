import type { IdentityEvents } from "@app/contract/identity/telemetry";

/** How the ways in are counted: a name for each, in the order of the table. */
const WAYS: Readonly<Record<string, string>> = {
  passwords: "Password",
  magic_links: "Link by e-mail",
  otps: "Code by e-mail or message",
  webauthn: "Passkey",
  oauth: "Other provider",
  one_tap: "Google's frame",
  crypto_wallets: "Crypto wallet",
  totps: "App, as a second step",
  invitations: "Invitation",
};

interface FunnelRow {
  method: string;
  name: string;
  chosen: number;
  sent: number;
  authenticated: number;
  failed: number;
}

export interface Funnel {
  /** How often the sign-in page was shown. */
  shown: number;
  /** Ways that somebody took, the most successful first. */
  rows: FunnelRow[];
}

/** The counted events as steps of each way in. */
export function toFunnel({ items }: IdentityEvents): Funnel {
  const count = (event: string, method: string) =>
    items.find((item) => item.event === event && item.method === method)?.count ?? 0;
  const rows = Object.entries(WAYS).map(([method, name]) => ({
    method,
    name,
    chosen: count("method_chosen", method),
    sent: count("code_sent", method),
    authenticated: count("authenticated", method),
    failed: count("failed", method),
  }));
  return {
    shown: count("sign_in_shown", ""),
    rows: rows
      .filter(({ chosen, sent, authenticated, failed }) => chosen + sent + authenticated + failed > 0)
      .toSorted((left, right) => right.authenticated - left.authenticated || right.chosen - left.chosen),
  };
}
