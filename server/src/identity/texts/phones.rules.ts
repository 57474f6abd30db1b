import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { NumberType, PhoneNumber } from "libphonenumber-js/max";
import type { TextChannel } from "@app/contract/identity/texts";
import { invalidInput } from "#/platform/errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";

const HOW = "Enter a phone number with its country, such as +49 1512 3456789";
const NOBODYS = "No number like this is given out. Look at its digits again";
const DEAR = "Messages to this number cost extra, so no code goes there. Enter a mobile number";
const DEAF = "This number takes no messages. Enter a mobile number";
/** Those that whoever sends a message pays more for than for a phone. */
const DEAR_TYPES: readonly NumberType[] = ["PREMIUM_RATE", "SHARED_COST", "PERSONAL_NUMBER"];
const DEAF_TYPES: readonly NumberType[] = ["TOLL_FREE", "PAGER", "UAN", "VOICEMAIL"];

/** A phone number in the form in which it is stored, E.164; null for what is none. */
export function phoneOf(text: string): string | null {
  const number = parsed(text);
  return number?.isValid() ? number.number : null;
}

/**
 * A phone number that a code may go to, as it is stored and called, E.164. It is given with its country, since a server
 * does not know where people are. Whoever types one makes this server pay, so it is looked at before anything is sent.
 * @param prefixes what it has to begin with, one of them; none allows every country.
 * @throws `request.invalid`
 */
export function requirePhone(text: string, prefixes: readonly string[], field = "phone_number"): string {
  const number = parsed(text);
  const wrong = number ? wrongNumber(number, prefixes) : HOW;
  if (!number || wrong !== null) throw invalidInput(field, wrong ?? HOW);
  return number.number;
}

/** What a number has to begin with to get messages of a channel. */
export function prefixesOf(
  { smsPrefixes }: Pick<IdentitySettings, "smsPrefixes">,
  channel: TextChannel,
): readonly string[] {
  return channel === "sms" ? smsPrefixes : [];
}

function wrongNumber(number: PhoneNumber, prefixes: readonly string[]): string | null {
  if (!number.isPossible()) return HOW;
  const type = number.getType();
  if (!number.isValid() || type === undefined) return NOBODYS;
  // Of no country are satellites and networks at sea and in the air.
  if (DEAR_TYPES.includes(type) || number.country === undefined) return DEAR;
  if (DEAF_TYPES.includes(type)) return DEAF;
  const isAllowed = prefixes.length === 0 || prefixes.some((prefix) => number.number.startsWith(prefix));
  return isAllowed ? null : `Codes go to numbers that begin with ${prefixes.join(" or ")} here`;
}

function parsed(text: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text.trim().replace(/^00/u, "+"));
}
