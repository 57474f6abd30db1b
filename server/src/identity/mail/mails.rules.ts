import { LINK_MINUTES } from "@app/contract/identity/schemas";

export interface Mail {
  subject: string;
  text: string;
}

/** Each mail holds at most one link. */
export function signInMail(name: string, link: string): Mail {
  return {
    subject: "Sign-in link",
    text: paragraphs(
      greeting(name),
      `open this to sign in to Herald. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

export function signUpMail(link: string): Mail {
  return {
    subject: "Your Herald account",
    text: paragraphs(
      greeting(""),
      `open this to make your account. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      "If you did not ask, ignore it: nothing is made.",
    ),
  };
}

export function resetMail(name: string, link: string): Mail {
  return {
    subject: "Reset of your password",
    text: paragraphs(
      greeting(name),
      `open this to choose a new password. It works once, for ${LINK_MINUTES} minutes, in the browser that asked for it.`,
      link,
      "If you did not ask, ignore it: nothing changes.",
    ),
  };
}

export function passwordChangedMail(name: string): Mail {
  return {
    subject: "Your password was changed",
    text: paragraphs(
      greeting(name),
      "your Herald password was changed just now, and every other session of yours has ended.",
      "If that was not you, ask for a new password on the sign-in page and tell your administrator.",
    ),
  };
}

function greeting(name: string): string {
  return name === "" ? "Hello," : `Hello ${name},`;
}

function paragraphs(...parts: string[]): string {
  return parts.join("\n\n");
}
