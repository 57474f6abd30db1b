import type { SignInMethod, SignInSetting, SignInValues } from "@app/contract/identity/sign-in/settings";

export const SCORE_NAMES: Readonly<Record<string, string>> = {
  1: "1 of 4: hardly",
  2: "2 of 4: a little",
  3: "3 of 4: hard",
  4: "4 of 4: very hard",
};

export const CAPTCHA_NAMES: Readonly<Record<SignInValues["captcha"], string>> = {
  auto: "When there are many tries",
  always: "Before every try",
  never: "Never",
};

export const TELEMETRY_NAMES: Readonly<Record<SignInValues["telemetryMode"], string>> = {
  OBSERVATION: "From any page",
  DECISIONING: "Only from the page that did it",
};

const HINTS: Readonly<Record<SignInMethod, string>> = {
  passwords: "With an e-mail address. Switched off, nobody resets one either.",
  magic_links: "A mailed link signs in, once.",
  email_codes: "Six digits by e-mail.",
  sms_codes: "Six digits to a number that belongs to the account.",
  whatsapp_codes: "Six digits to a number that belongs to the account.",
  passkeys: "The fingerprint, face or PIN of a device.",
  oauth: "",
  crypto_wallets: "Ethereum and Solana, where the browser has a wallet.",
};

/** What a way in is, and what it still lacks on this server. */
export function wayHint(method: SignInMethod, { providers, phoneChannels }: SignInSetting): string {
  if (method === "oauth") {
    return providers.length > 0
      ? `${providers.join(", ")}.`
      : "None is set up: OAUTH_PROVIDERS in the environment of the server names them.";
  }
  const hint = HINTS[method];
  const isPhone = method === "sms_codes" || method === "whatsapp_codes";
  const isSetUp = phoneChannels.some((channel) => method === `${channel}_codes`);
  return isPhone && !isSetUp ? `${hint} Not shown until a service is set under Messages.` : hint;
}
