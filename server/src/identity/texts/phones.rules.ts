import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { invalidInput } from "#/platform/errors.ts";

/** A phone number in the form in which it is stored, E.164; null for what is none. */
export function phoneOf(text: string): string | null {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/u, "+"));
  return number?.isValid() ? number.number : null;
}

/**
 * A phone number as it is stored and called, E.164. It is given with its country, since a server does not know where
 * people are.
 * @throws `request.invalid`
 */
export function requirePhone(text: string, field = "phone_number"): string {
  const number = phoneOf(text);
  if (number !== null) return number;
  throw invalidInput(field, "Enter a phone number with its country, such as +49 1512 3456789");
}
