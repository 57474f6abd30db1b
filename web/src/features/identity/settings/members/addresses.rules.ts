import { isEmail, normaliseEmail } from "@app/contract/identity/email";
import type { EmailPattern } from "@app/contract/identity/email";
import { emailRefusal } from "@app/contract/identity/email-refusal";
import type { InvitedList } from "@app/contract/identity/schemas";

/** What was typed or pasted, in order and each once. */
export interface ReadAddresses {
  addresses: string[];
  /** Words that are no address: nothing of what somebody wrote is dropped. */
  others: string[];
}

const BETWEEN = /[,;\n\r\t]+/;
/** A name with its address, as mail programs copy them. */
const NAMED = /^[^<>]*<([^<>]+)>$/;
/** A name in quotes before its address: what separates elsewhere may stand in it. */
const QUOTED = /"[^"\n]*"(?=\s*<)/g;

/** Reads addresses with commas, semicolons, spaces or lines between them, and `Maya Ferro <maya@fern.com>`. */
export function readAddresses(text: string, pattern: EmailPattern): ReadAddresses {
  const words = text.replaceAll(QUOTED, "").split(BETWEEN).flatMap(wordsOf);
  const addresses = new Set<string>();
  const others = new Set<string>();
  for (const word of words) {
    const address = normaliseEmail(word);
    if (isEmail(address, pattern)) addresses.add(address);
    else others.add(word);
  }
  return { addresses: [...addresses], others: [...others] };
}

function wordsOf(part: string): string[] {
  const text = part.trim();
  const named = NAMED.exec(text)?.[1];
  return named === undefined ? text.split(/\s+/).filter((word) => word !== "") : [named.trim()];
}

/** Why these are not invited: words that are no address, and addresses that this server does not take. */
export function refusedText(others: readonly string[]): string {
  const words = others.filter((word) => !isEmail(word, "any"));
  const refused = others.filter((word) => isEmail(word, "any"));
  return [
    ...(words.length > 0 ? [`No e-mail address: ${words.join(", ")}`] : []),
    ...refused.map((email) => `${email}: ${emailRefusal(email)}`),
  ].join(". ");
}

/** What is known of an address before it is invited. */
export type Lookup =
  | { state: "member"; name: string }
  | { state: "account" }
  /** Nothing is known of it, or nobody may know. */
  | { state: "unknown" }
  | { state: "failed"; message: string };

/** What stands beside an address; empty where there is nothing to say. */
export function lookupText(lookup: Lookup | undefined): string {
  if (lookup === undefined) return "Looking it up";
  switch (lookup.state) {
    case "member":
      return "Is a member already";
    case "account":
      return "Has an account";
    case "failed":
      return lookup.message;
    case "unknown":
      return "";
    default:
      return lookup satisfies never;
  }
}

/** Where nothing sends mails. */
export const KEPT = "no mail server is set up, so the mail waits in the outbox. Copy an invite link instead";

/** What was done, and for whom nothing was: "2 invitations sent. Already a member: maya@fern.com". */
export function sentText({ items, areKept }: InvitedList): string {
  const sent = items.filter(({ outcome }) => outcome === "invited").length;
  const invitations = sent === 1 ? "Invitation" : `${sent} invitations`;
  const members = items.filter(({ outcome }) => outcome === "is_member").map(({ email }) => email);
  const parts = [
    ...(sent === 0 ? [] : [areKept ? `${invitations} made, not mailed: ${KEPT}` : `${invitations} sent`]),
    ...(members.length === 0 ? [] : [`Already a member: ${members.join(", ")}`]),
  ];
  return parts.join(". ");
}
