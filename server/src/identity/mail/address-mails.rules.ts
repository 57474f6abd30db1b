import type { Role } from "@app/contract/identity/roles";
import { LINK_MINUTES } from "@app/contract/identity/schemas";
import { greeting, NOT_YOU, paragraphs, personWords, roleWords, workspaceWords } from "./mails.rules.ts";
import type { Mail, Named } from "./mails.rules.ts";

/** To an address of who asks, which nobody has proved yet. */
export function verifyAddressMail(link: string): Mail {
  return {
    subject: "Verify your e-mail address",
    action: "Verify this address",
    text: paragraphs(
      greeting(""),
      `open this to show that this address of your Herald account is yours. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

const CLAIMED =
  "There is another account with this address that nobody has proved. It loses the address, and ends if it has no other; workspaces that it owns alone go to an admin or member of them, or to your account where there is none. To keep that account, sign in to it with a link instead.";
const CLAIMED_ASIDE =
  "There is another account with this address, which nobody has proved there. It loses the address, and goes on with its others. If it is yours as well, and the address is to stay there, sign in to it as you did before and press Verify in Settings, Sign-in methods, instead.";

/** @param claimed the account of somebody else that has the address and never proved it; null without one. */
export function addAddressMail(link: string, claimed: { isAside: boolean } | null): Mail {
  return {
    subject: "Add this address to your Herald account",
    action: "Add this address",
    text: paragraphs(
      greeting(""),
      `somebody who is signed in to Herald asked to add this address to their account. If that was you, open this. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      ...(claimed ? [claimed.isAside ? CLAIMED_ASIDE : CLAIMED] : []),
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

/** To the address of an account, which somebody wanted to add to another one. @param link of the sign-in page. */
export function addressTakenMail(name: string, link: string): Mail {
  return {
    subject: "This address has a Herald account already",
    action: "Sign in to Herald",
    text: paragraphs(
      greeting(name),
      "somebody who is signed in to Herald asked to add this address to their account. It belongs to this account already, so nothing was added. If that was you, open this to sign in with it, or take it away from this account first.",
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

/** To an address that an account has beside a proved one, which opens nothing of it. @param link of the sign-in page. */
export function addressAsideMail(link: string): Mail {
  return {
    subject: "This address opens no account yet",
    action: "Sign in to Herald",
    text: paragraphs(
      greeting(""),
      "somebody asked to sign in to Herald with this address, or for a new password. It stands at an account, but nobody has proved it there, so it opens nothing. If the account is yours, sign in as you did before, with the password or by its other address, and press Verify in Settings, Sign-in methods.",
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

export function addressAddedMail(name: string, email: string): Mail {
  return {
    subject: "An address was added to your account",
    text: paragraphs(
      greeting(name),
      `${email} was added to your Herald account just now: whoever reads its mails can sign in to it.`,
      NOT_YOU,
    ),
  };
}

export function addressRemovedMail(name: string, email: string): Mail {
  return {
    subject: "An address was taken away from your account",
    text: paragraphs(
      greeting(name),
      `${email} was taken away from your Herald account just now: it does not sign in to it any more.`,
      NOT_YOU,
    ),
  };
}

/** To the owners of a workspace that the account is in which loses such an address. */
export function memberLostAddressMail(
  name: string,
  workspace: string,
  member: { role: Role; email: string; goesOnAs: Named },
): Mail {
  return {
    subject: "Look at who is in a workspace of yours",
    text: paragraphs(
      greeting(name),
      `${personWords(member.goesOnAs)} is ${roleWords(member.role)} of ${workspaceWords(workspace)}. That account had ${member.email} too, which nobody had proved there, and somebody who is signed in elsewhere has proved just now that it is theirs.`,
      "If you let the account in by that address, it may be somebody else’s: look in Settings, Members, at it and at whom it let in, and remove whom you do not know.",
    ),
  };
}

/** To an account that had it beside another one, and never proved it. */
export function addressProvedElsewhereMail(name: string, email: string): Mail {
  return {
    subject: "An address was taken away from your account",
    text: paragraphs(
      greeting(name),
      `${email} is no address of your Herald account any more: nobody had proved it there, and somebody who is signed in elsewhere has proved just now that it is theirs. Your account stays as it is.`,
      "If it is yours, and that was you, you have another account with it now.",
    ),
  };
}
