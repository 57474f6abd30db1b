import { isOneLine, NAME_MAX } from "@app/contract/identity/names";
import type { Role } from "@app/contract/identity/roles";
import { INVITATION_DAYS, LINK_MINUTES } from "@app/contract/identity/schemas";
import type { UserFactor } from "#/identity/factors/user-factors.ts";

export interface Mail {
  subject: string;
  /** Paragraphs, with the link as one of its own. */
  text: string;
  /** What the link does, as on a button; the text says it too. */
  action?: string;
}

/** Chosen by us. */
const NAMED_MAX = 10;
export const NOT_YOU =
  "If that was not you, ask for a new password on the sign-in page and tell your administrator.";

/** To an address that an account has and nobody has proved: with this mail ends what was set up on it. */
const UNPROVED =
  "Nobody has proved yet that this address is yours. If you set up this account yourself, sign in as you did then and press Verify in Settings, Sign-in methods, before you use this mail: with it all ends that was set up so far, and whoever came into a workspace of yours by your links is out of it, its other owners too.";

/** To an address that an account has beside a proved one, without having proved it. */
const ASIDE =
  "This address stands at a Herald account as well, where nobody has proved it. If that account is yours, sign in to it as you did before and press Verify in Settings, Sign-in methods, instead: this makes a new account, and that one loses the address.";

/** How an address stands at the account that has it: aside is an unproved one beside a proved one. */
export type AddressState = "proved" | "unproved" | "aside";
const WARNINGS: Readonly<Record<AddressState, string[]>> = {
  proved: [],
  unproved: [UNPROVED],
  aside: [ASIDE],
};

/** Each mail holds at most one link. @param isProved whether somebody has proved the address before. */
export function signInMail(name: string, link: string, isProved = true): Mail {
  return {
    subject: "Sign-in link",
    action: "Sign in to Herald",
    text: paragraphs(
      greeting(name),
      `open this to sign in to Herald. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      ...WARNINGS[isProved ? "proved" : "unproved"],
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

/** @param isAside whether an account has the address beside another one, without having proved it. */
export function signUpMail(link: string, isAside = false): Mail {
  return {
    subject: "Your Herald account",
    action: "Make your account",
    text: paragraphs(
      greeting(""),
      `open this to make your account. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      ...WARNINGS[isAside ? "aside" : "proved"],
      "If you did not ask, ignore it: nothing is made.",
    ),
  };
}

/** To whom somebody wanted to make an account for, with a password. @param isAside as of `signUpMail`. */
export function newAccountMail(link: string, isAside = false): Mail {
  return {
    subject: "Your Herald account",
    action: "Make your account",
    text: paragraphs(
      greeting(""),
      `somebody asked for an account with this address. If that was you, open this to choose a password and make your account. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      ...WARNINGS[isAside ? "aside" : "proved"],
      "If you did not ask, ignore it: nothing is made.",
    ),
  };
}

/** The same to who has an account. @param link of the sign-in page. */
export function accountThereMail(name: string, link: string): Mail {
  return {
    subject: "Your Herald account",
    action: "Sign in to Herald",
    text: paragraphs(
      greeting(name),
      "somebody asked for an account with this address. You have one already: open this to sign in to Herald, or to ask for a new password there.",
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

/** @param isProved as of `signInMail`. */
export function resetMail(name: string, link: string, isProved = true): Mail {
  return {
    subject: "Reset of your password",
    action: "Choose a new password",
    text: paragraphs(
      greeting(name),
      `open this to choose a new password. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      ...WARNINGS[isProved ? "proved" : "unproved"],
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

/** To whoever somebody wants in their workspace. */
export function invitationMail(
  { by, workspace, role }: { by: string | null; workspace: string; role: Role },
  link: string,
  isAside = false,
): Mail {
  const who = by !== null && isPlainName(by) ? by : "Somebody who administers a workspace";
  const where = workspaceWords(workspace);
  return {
    subject: "You are invited to Herald",
    action: "Join the workspace",
    text: paragraphs(
      greeting(""),
      `${who} invites you to ${where} as ${roleWords(role)}. Open this to join. It works once, for ${INVITATION_DAYS} days, with this address.`,
      link,
      ...(isAside
        ? [
            "This address stands at a Herald account as well, where nobody has proved it. If that account is yours, sign in to it as you did before, then open this: it joins as you. Else this makes a new account, and that one loses the address.",
          ]
        : []),
      "If you do not know what this is about, ignore it: nothing is made.",
    ),
  };
}

/** @param tokens that the person made, which go on or have ended with the password. */
export function passwordChangedMail(
  name: string,
  tokens: { names: readonly string[]; haveEnded: boolean } = { names: [], haveEnded: false },
): Mail {
  const [how, advice] = tokens.haveEnded
    ? ["have ended, too", "Make new ones for programs that need them."]
    : ["work on", "Revoke those that you do not know in Settings, API tokens."];
  return {
    subject: "Your password was changed",
    text: paragraphs(
      greeting(name),
      "your Herald password was changed just now, and every other session of yours has ended.",
      ...(tokens.names.length > 0
        ? [`API tokens that you made ${how}: ${plainNames(tokens.names)}. ${advice}`]
        : []),
      NOT_YOU,
    ),
  };
}

const FACTOR_NAMES: { [Kind in UserFactor["kind"]]: string } = {
  phone_number: "a phone number",
  totp: "the authenticator app",
  oauth: "a connected account",
  webauthn_registration: "a passkey",
  crypto_wallet: "a wallet",
  recovery_codes: "recovery codes",
};

export function factorAddedMail(name: string, kind: UserFactor["kind"]): Mail {
  return {
    subject: "A way to sign in was added to your account",
    text: paragraphs(
      greeting(name),
      `this was added to your Herald account just now: ${FACTOR_NAMES[kind]}.`,
      NOT_YOU,
    ),
  };
}

export function factorRemovedMail(name: string, kind: UserFactor["kind"]): Mail {
  return {
    subject: "A way to sign in was taken away from your account",
    text: paragraphs(
      greeting(name),
      `this was taken away from your Herald account just now: ${FACTOR_NAMES[kind]}.`,
      NOT_YOU,
    ),
  };
}

/** A code to type in; a paragraph of its own. @param isProved as of `signInMail`. */
export function codeMail(name: string, code: string, minutes: number, state: AddressState = "proved"): Mail {
  const until = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return {
    subject: "Your code for Herald",
    text: paragraphs(
      greeting(name),
      `type this code into the page that asked for it. It works once, for ${until}, in that browser.`,
      code,
      ...WARNINGS[state],
      "If you did not ask, ignore it. Nobody from Herald ever asks you for a code.",
    ),
  };
}

/** @param left recovery codes that still work. */
export function recoveryCodeUsedMail(name: string, left: number): Mail {
  const rest = left === 1 ? "One is left" : left === 0 ? "None is left" : `${left} are left`;
  return {
    subject: "A recovery code was used",
    text: paragraphs(
      greeting(name),
      `a recovery code of your Herald account was used just now. ${rest}; new ones are made in Settings, Sign-in methods.`,
      NOT_YOU,
    ),
  };
}

/** What a server administrator has sent to themselves. */
export function testMail(name: string): Mail {
  return {
    subject: "A mail from Herald",
    text: paragraphs(
      greeting(name),
      "you asked Herald for this mail. That you read it means that its mail server works.",
      "There is nothing to do.",
    ),
  };
}

/** People choose these names, so one that says more than a name is counted only. */
export function plainNames(names: readonly string[]): string {
  const shown = names.filter(isPlainName).slice(0, NAMED_MAX);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [shown.length > 0 ? `${rest} more` : String(rest)] : [])].join(", ");
}

// What a mail program makes a link of: an address of a page or a mailbox, and words with a dot between them.
const LIKE_A_LINK = /[:/\\@]|[\p{L}\p{N}-][.。．｡](?:\p{L}{2}|\p{N})/u;

/** People choose their names, and mails go to addresses of others: a name that says more than a name is left out. */
export function greeting(name: string): string {
  return isPlainName(name) ? `Hello ${name},` : "Hello,";
}

export function workspaceWords(name: string): string {
  return isPlainName(name) ? `the workspace ${name}` : "a workspace";
}

export function roleWords(role: Role): string {
  return `${/^[ao]/u.test(role) ? "an" : "a"} ${role}`;
}

/** As somebody is named to others: with a proved address, if there is one. */
export interface Named {
  name: string;
  emails: readonly { email: string; verified?: boolean }[];
}

export function personWords({ name, emails: [address] }: Named): string {
  const known = isPlainName(name) ? name : null;
  const mark = address?.verified === false ? "an address that nobody has proved" : null;
  const [first = "Somebody without a name", ...beside] = [known, address?.email, mark].filter(isGiven);
  return beside.length === 0 ? first : `${first} (${beside.join(", ")})`;
}

const isGiven = (part: string | null | undefined) => part !== null && part !== undefined;

function isPlainName(name: string): boolean {
  return name !== "" && isOneLine(name) && name.length <= NAME_MAX && !LIKE_A_LINK.test(name);
}

export function paragraphs(...parts: string[]): string {
  return parts.join("\n\n");
}
