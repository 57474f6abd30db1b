import * as z from "zod/mini";
import { Versioned } from "../../versions.ts";

/** The ways in that a server may offer, in the order in which they are shown. */
export const SIGN_IN_METHODS = [
  "passwords",
  "magic_links",
  "email_codes",
  "sms_codes",
  "whatsapp_codes",
  "passkeys",
  "oauth",
  "crypto_wallets",
] as const;
export const SignInMethod = z.enum(SIGN_IN_METHODS);
export type SignInMethod = z.infer<typeof SignInMethod>;

export const SIGN_IN_METHOD_NAMES: Readonly<Record<SignInMethod, string>> = {
  passwords: "Passwords",
  magic_links: "Links by e-mail",
  email_codes: "Codes by e-mail",
  sms_codes: "Codes by SMS",
  whatsapp_codes: "Codes by WhatsApp",
  passkeys: "Passkeys",
  oauth: "Other providers",
  crypto_wallets: "Crypto wallets",
};

const within = (minimum: number, maximum: number) => {
  const message = `Choose a whole number from ${minimum} to ${maximum}`;
  return z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message));
};
export const PASSWORD_LENGTHS = { least: 8, most: 64 } as const;

const DOMAINS_MAX = 100;
const DOMAIN_MAX = 253;
/** Whether a text is a domain of e-mail addresses, such as example.org. */
export function isDomain(text: string): boolean {
  return text.length <= DOMAIN_MAX && /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/i.test(text);
}
const Domain = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.refine(isDomain, "Enter domains such as example.org"));

/** What a server administrator may set of signing in. */
export const SignInValues = z.object({
  methods: z.array(SignInMethod).check(z.minLength(1, "Keep at least one way in")),
  /** Fewest characters of a password that is set. */
  passwordLengthMin: within(PASSWORD_LENGTHS.least, PASSWORD_LENGTHS.most),
  /** How hard to guess a password that is set must be at least (zxcvbn). */
  passwordScoreMin: within(1, 4),
  captcha: z.enum(["auto", "always", "never"]),
  /** What a telemetry id beside a proof is for: only taken, or looked at. */
  telemetryMode: z.enum(["OBSERVATION", "DECISIONING"]),
  /** Where sign-up is open: whose addresses may sign up; empty for those of every domain. */
  signUpDomains: z.array(Domain).check(z.maxLength(DOMAINS_MAX, `At most ${DOMAINS_MAX} domains`)),
  /** Who may make another workspace. */
  newWorkspaces: z.enum(["everybody", "administrators"]),
});
export type SignInValues = z.infer<typeof SignInValues>;
export type SignInField = keyof SignInValues;

export const SignInSetting = z.extend(Versioned, {
  ...SignInValues.shape,
  /** Settings of the environment that decide, by the field that then cannot be changed here. */
  fixed: z.record(z.string(), z.string()),
  slugPattern: z.string(),
  /** Names of the providers outside that are set up. */
  providers: z.array(z.string()),
  /** Codes to phones that have a service. */
  phoneChannels: z.array(z.enum(["sms", "whatsapp"])),
});
export type SignInSetting = z.infer<typeof SignInSetting>;
export const SignInChange = z.extend(Versioned, z.partial(SignInValues).shape);
export type SignInChange = z.infer<typeof SignInChange>;
