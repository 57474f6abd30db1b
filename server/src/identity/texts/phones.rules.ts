import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { invalidInput } from "#/platform/errors.ts";

/**
 * A phone number as it is stored and called, E.164. It is given with its country, since a server does not know where
 * people are.
 * @throws `request.invalid`
 */
export function requirePhone(text: string, field = "phone_number"): string {
  const number = parsePhoneNumberFromString(text.trim().replace(/^00/u, "+"));
  if (number?.isValid()) return number.number;
  throw invalidInput(field, "Enter a phone number with its country, such as +49 1512 3456789");
}
