import { ADMINISTRATOR_LINK_MINUTES } from "@app/contract/identity/limits";
import { greeting, NOT_YOU, paragraphs, personWords } from "./mails.rules.ts";
import type { Mail, Named } from "./mails.rules.ts";

/** To who has an account already, and was named where an administrator link was opened. */
export function administratorMail(name: string, link: string): Mail {
  return {
    subject: "Administer Herald",
    action: "Administer this server",
    text: paragraphs(
      greeting(name),
      `somebody opened an administrator link of this server and named your account. If that was you, open this to choose a new password and administer the server. It works once, for ${ADMINISTRATOR_LINK_MINUTES} minutes.`,
      link,
      "If it was not you, ignore it: nothing changes.",
    ),
  };
}

export function madeAdministratorMail(name: string): Mail {
  return {
    subject: "You administer Herald now",
    text: paragraphs(
      greeting(name),
      "an administrator link was used for your account just now: it administers this server, its password was changed, an authenticator app or recovery codes that it had are gone, and every other session of yours has ended.",
      "If that was not you, tell whoever runs this server.",
    ),
  };
}

/**
 * To who has lost the app with its recovery codes, and asked whoever runs the server.
 * @param ways by which they come in.
 */
export function lostAppMail(name: string, ways: string): Mail {
  return {
    subject: "Sign in without your authenticator app",
    text: paragraphs(
      greeting(name),
      `whoever runs this server was told that you have lost your authenticator app and its recovery codes, and signed you out everywhere. Within 24 hours, sign in ${ways}: the app and the codes are gone then, and you can set up another one.`,
      "If you did not ask for that, tell whoever runs this server, and sign in with your app: then it stays.",
    ),
  };
}

/** Once they have come in so. */
export function lostAppGoneMail(name: string): Mail {
  return {
    subject: "Your authenticator app was taken away",
    text: paragraphs(
      greeting(name),
      "you were let in by your mailbox just now, so the authenticator app of your Herald account and its recovery codes count no more. Set up another app in Settings, Sign-in methods.",
      NOT_YOU,
    ),
  };
}

export function noLongerAdministratorMail(name: string): Mail {
  return {
    subject: "You do not administer Herald any more",
    text: paragraphs(
      greeting(name),
      "your account does not administer this server any more, and was signed out. Your workspaces stay as they are.",
      "If you did not expect that, ask whoever runs this server.",
    ),
  };
}

/** To each other administrator. */
export function anotherAdministratorMail(name: string, person: Named): Mail {
  return {
    subject: "Somebody else administers Herald now",
    text: paragraphs(
      greeting(name),
      `${personWords(person)} administers this server since just now, by an administrator link.`,
      "If you did not expect that, take it away in Settings, Administrators, and ask who can run commands on the server.",
    ),
  };
}

/** To each administrator who is left. @param by who took it away; null for the command line. */
export function administratorGoneMail(name: string, person: Named, by: Named | "themselves" | null): Mail {
  const how =
    by === "themselves"
      ? "They gave it up."
      : by === null
        ? "It was taken away on the command line of the server."
        : `It was taken away by ${personWords(by)}.`;
  return {
    subject: "Somebody does not administer Herald any more",
    text: paragraphs(
      greeting(name),
      `${personWords(person)} does not administer this server any more. ${how}`,
      "If you did not expect that, look in Settings, Administrators who does now.",
    ),
  };
}
