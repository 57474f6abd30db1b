import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";

/** The code in the newest message to an address or a number; null without one. */
export async function sentCode(app: IdentityApp, to: string): Promise<string | null> {
  const lines = await app.identity.outbox.lines();
  const codes = lines.filter((line) => line.to === to).flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? []);
  return codes.at(-1) ?? null;
}

/** Asks for a code. @returns the id that it is given back with. */
export async function askForCode(browser: Browser, path: string, body: object): Promise<string> {
  const { status, json } = await browser.call("POST", `/otps/${path}`, body);
  if (status !== 200) throw new Error(`No code was sent: ${json.error_message}`);
  return String(json.data?.["method_id"]);
}

export function giveCode(browser: Browser, methodId: string, code: string | null) {
  const body = { token: code, method_id: methodId, session_duration_minutes: 43_200 };
  return browser.call("POST", "/otps/authenticate", body);
}

/** Another code than the right one. */
export function otherCode(code: string | null, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, "0");
}
