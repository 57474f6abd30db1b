import { SIGN_IN_METHOD_NAMES } from "@app/contract/identity/sign-in/settings";
import { normaliseEmail } from "@app/contract/identity/email";
import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import * as z from "zod/mini";
import { factorsOf } from "#/identity/factors/user-factors.ts";
import { phoneOf } from "#/identity/texts/phones.rules.ts";
import { hasProvedAddress } from "#/identity/users/emails.rules.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

const CODES = ["email_codes", "sms_codes", "whatsapp_codes"] as const;
/** Which ways in a call of the provider is part of. */
const CALLS: readonly (readonly [RegExp, readonly SignInMethod[]])[] = [
  [/^\/passwords(?!\/strength_check)/, ["passwords"]],
  [/^\/magic_links\//, ["magic_links"]],
  [/^\/otps\/email\//, ["email_codes"]],
  [/^\/otps\/sms\//, ["sms_codes"]],
  [/^\/otps\/whatsapp\//, ["whatsapp_codes"]],
  [/^\/otps\/authenticate$/, CODES],
  [/^\/webauthn\//, ["passkeys"]],
  [/^\/oauth\//, ["oauth"]],
  [/^\/crypto_wallets\//, ["crypto_wallets"]],
];

/** The way in that a call would take although it is switched off; null where it may go on. */
export function switchedOff(path: string, offered: readonly SignInMethod[]): SignInMethod | null {
  const ways = CALLS.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  return ways.some((way) => offered.includes(way)) ? null : (ways[0] ?? null);
}

const FACTOR_WAYS: Readonly<Record<string, SignInMethod>> = {
  password: "passwords",
  magic_link: "magic_links",
  webauthn: "passkeys",
  oauth: "oauth",
  crypto: "crypto_wallets",
};

/** The way in that a proved factor is; null for those that come second. */
export function wayOf({ type, delivery_method: delivery }: AuthenticationFactor): SignInMethod | null {
  return CODES.find((codes) => type === "otp" && codes === `${delivery}_codes`) ?? FACTOR_WAYS[type] ?? null;
}

/** Whether a call makes or changes a password, which is of no use while they are off. */
export function setsPassword(path: string): boolean {
  return path.startsWith("/passwords") && path !== "/passwords/authenticate";
}

const ADDS = /\/secondary$/;
const Named = z.object({ email: z.optional(z.string()), phone_number: z.optional(z.string()) });

/**
 * Whether a call of a way that is switched off may be meant to prove or add what is one's own. Whose it turns out to be
 * is looked at again where it is proved; here, before anything is sent or tried.
 */
export function mayProveOwn(path: string, body: unknown, { emails, factors }: UserRecord): boolean {
  if (ADDS.test(path)) return true;
  const named = Named.safeParse(body ?? {});
  if (!named.success) return false;
  const { email, phone_number: phone } = named.data;
  const hasEmail = email === undefined || emails.some((own) => own.email === normaliseEmail(email));
  const numbers = factorsOf(factors, "phone_number");
  return hasEmail && (phone === undefined || numbers.some(({ subject }) => subject === phoneOf(phone)));
}

/**
 * What somebody needs besides their factors: that mails and messages go out, which providers there are, and the domain
 * that passkeys of this server belong to; null for any.
 */
export interface Reach {
  hasMail: boolean;
  phones: readonly string[];
  providers: readonly string[];
  passkeyDomain: string | null;
}

type Way = (user: UserRecord, reach: Reach) => boolean;

const isReachedByMail: Way = (user, { hasMail }) => hasMail && hasProvedAddress(user);
const hasFactor = (user: UserRecord, kind: UserRecord["factors"][number]["kind"]) =>
  user.factors.some((factor) => factor.kind === kind && factor.verified);

const WAYS: Readonly<Record<SignInMethod, Way>> = {
  passwords: ({ emails, passwordId }) => passwordId !== null && emails.length > 0,
  magic_links: isReachedByMail,
  email_codes: isReachedByMail,
  sms_codes: (user, { phones }) => phones.includes("sms") && hasFactor(user, "phone_number"),
  whatsapp_codes: (user, { phones }) => phones.includes("whatsapp") && hasFactor(user, "phone_number"),
  // One of another address of the server is shown by no browser here.
  passkeys: ({ factors }, { passkeyDomain: domain }) =>
    factors.some(
      (factor) =>
        factor.kind === "webauthn_registration" &&
        factor.verified &&
        (domain === null || factor.details.domain === domain),
    ),
  oauth: ({ factors }, { providers }) =>
    factors.some(
      (factor) => factor.kind === "oauth" && factor.verified && providers.includes(factor.details.provider),
    ),
  crypto_wallets: (user) => hasFactor(user, "crypto_wallet"),
};

/** Whether a person comes in by one of these ways. */
export function comesIn(user: UserRecord, ways: readonly SignInMethod[], reach: Reach): boolean {
  return ways.some((way) => WAYS[way](user, reach));
}

/**
 * Why a change of the ways in is refused: an administrator who comes in now could not any more. Null where nobody is shut
 * out.
 */
export function shutOut(
  administrators: readonly UserRecord[],
  { before, after, reach }: { before: readonly SignInMethod[]; after: readonly SignInMethod[]; reach: Reach },
): string | null {
  const lost = administrators.filter((user) => comesIn(user, before, reach) && !comesIn(user, after, reach));
  if (lost.length === 0) return null;
  const off = before.filter((way) => !after.includes(way) && lost.some((user) => WAYS[way](user, reach)));
  const names = lost.map(({ name, emails }) => name || (emails[0]?.email ?? "An administrator"));
  const who = `${AND.format(names)}, who ${lost.length === 1 ? "administers" : "administer"} this server.`;
  const last = `${waysOf(off)}: ${off.length === 1 ? "this is the last way" : "these are the last ways"} in for ${who}`;
  const other = "Another way has to be added first, under Settings, Sign-in methods.";
  return [last, ...hindrances(lost, after, reach), other].join(" ");
}

const AND = new Intl.ListFormat("en-GB");
const waysOf = (ways: readonly SignInMethod[]) => AND.format(ways.map((way) => SIGN_IN_METHOD_NAMES[way]));

/** Why ways that stay do not let these people in, though they have what it takes. */
function hindrances(people: readonly UserRecord[], ways: readonly SignInMethod[], reach: Reach): string[] {
  const missing: [Partial<Reach>, string][] = [
    [{ hasMail: true }, "no mail server is set"],
    [{ phones: ["sms", "whatsapp"] }, "no service sends them"],
    [{ passkeyDomain: null }, "they belong to another address of this server"],
  ];
  return missing.flatMap(([set, why]) => {
    const hindered = ways.filter((way) => people.some((user) => WAYS[way](user, { ...reach, ...set })));
    return hindered.length > 0 ? [`${waysOf(hindered)} do not count while ${why}.`] : [];
  });
}
