import { createHmac, randomBytes } from "node:crypto";
import { sameText } from "#/identity/sessions/secrets.rules.ts";

/** Whom a mark is for: it ends with the password that was tried there, as one of somebody else may have been. */
export interface MarkedPerson {
  userId: string;
  passwordId: string | null;
}

/** A mark is a random name of the device and our signature that a person signed in there. */
const MARK = /^([\w-]{22})([\w-]{43})$/;
/** People who share a browser and are known there; who came first is forgotten first. Chosen by us. */
const PEOPLE_MAX = 4;

/** The name of a device on which this person signed in before, as its cookie proves; null for any other. */
export function knownDevice(pepper: string, cookie: string | null, person: MarkedPerson): string | null {
  for (const mark of marksIn(cookie)) {
    const [, name = "", signature = ""] = MARK.exec(mark) ?? [];
    if (sameText(signature, sign(pepper, name, person))) return name;
  }
  return null;
}

/** The cookie of a device on which this person has just signed in. Those of others who use it stay. */
export function markDevice(pepper: string, cookie: string | null, person: MarkedPerson): string {
  const name = knownDevice(pepper, cookie, person) ?? randomBytes(16).toString("base64url");
  const own = `${name}${sign(pepper, name, person)}`;
  return [own, ...marksIn(cookie).filter((mark) => mark !== own)].slice(0, PEOPLE_MAX).join(".");
}

function marksIn(cookie: string | null): string[] {
  return (cookie ?? "").split(".", PEOPLE_MAX).filter((mark) => MARK.test(mark));
}

function sign(pepper: string, name: string, { userId, passwordId }: MarkedPerson): string {
  const signed = `device mark\n${name}\n${userId}\n${passwordId ?? ""}`;
  return createHmac("sha256", pepper).update(signed).digest("base64url");
}
