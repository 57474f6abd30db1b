import type { SignUpPolicy } from "@app/contract/identity/schemas";
import { SIGN_IN_METHOD_NAMES } from "@app/contract/identity/sign-in/settings";
import type {
  SignInField,
  SignInMethod,
  SignInSetting,
  SignInValues,
} from "@app/contract/identity/sign-in/settings";
import type { FieldWords } from "#/lib/edits/edits.rules.ts";

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

export const NEW_WORKSPACES_NAMES: Readonly<Record<SignInValues["newWorkspaces"], string>> = {
  everybody: "Everybody who has an account",
  administrators: "Server administrators",
};

export const POLICY_NAMES: Readonly<Record<SignUpPolicy, string>> = {
  closed: "Nobody",
  invited: "Who was invited",
  open: "Everybody",
};

/** What the fields of the page are called, where their values are told elsewhere. */
export const SIGN_IN_WORDS = {
  policy: { label: "Who may make an account", words: POLICY_NAMES },
  methods: { label: "Ways in", words: SIGN_IN_METHOD_NAMES },
  passwordLengthMin: "Fewest characters",
  passwordScoreMin: { label: "How hard to guess", words: SCORE_NAMES },
  captcha: { label: "Arithmetic before a try", words: CAPTCHA_NAMES },
  telemetryMode: { label: "A result counts", words: TELEMETRY_NAMES },
  signUpDomains: { label: "Domains of e-mails that may sign up", words: { "": "All" } },
  newWorkspaces: { label: "Who may make workspaces", words: NEW_WORKSPACES_NAMES },
} as const satisfies Readonly<Record<SignInField | "policy", FieldWords>>;

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
