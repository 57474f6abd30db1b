import type { Mail } from "#/identity/mail/mails.rules.ts";

/** @param host ends the message in the way that lets phones fill the code in on that page; null leaves it out. */
export function codeText(code: string, minutes: number, host: string | null): Mail {
  const until = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  const text = `${code} is your Herald code, for ${until}. Nobody from Herald ever asks for it.`;
  return { subject: "Code", text: host === null ? text : `${text}\n\n@${host} #${code}` };
}

/** To a number of an account, which somebody wanted to add to another one. */
export function numberTakenText(): Mail {
  return {
    subject: "This number has a Herald account already",
    text: "Somebody wanted to add this number to their Herald account. It belongs to another account already, so nothing was added.",
  };
}

/** What a server administrator has sent. */
export function testText(): Mail {
  return { subject: "A message from Herald", text: "Herald can send messages. A code looks like 000000." };
}
