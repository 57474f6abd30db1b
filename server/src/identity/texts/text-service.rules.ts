import { TEXT_PLACES, TextFormat, USUAL_BODIES } from "@app/contract/identity/texts";
import type { TextPlace } from "@app/contract/identity/texts";
import * as z from "zod/mini";
import { isSafeUrl } from "#/platform/config/setting-values.ts";

/** A service that sends messages, and how it is called. */
export interface TextEndpoint {
  address: string;
  format: TextFormat;
  body: string;
  headers: Header[];
}
interface Header {
  name: string;
  value: string;
}

export const CONTENT_TYPES: Readonly<Record<TextFormat, string>> = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  xml: "text/xml; charset=utf-8",
};

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/gu;
const HEADER = /^([!#$%&'*+.^\w`|~-]{1,100}):[ \t]*([\t\x20-\x7e]{1,2000})$/u;
/** What the call itself says. */
const OWN_HEADERS =
  /^(?:host|content-.*|connection|transfer-encoding|keep-alive|upgrade|expect|te|trailer)$/iu;

/** What SMS_WEBHOOK and WHATSAPP_WEBHOOK hold: an address, or a whole service as JSON. */
const Given = z.object({
  address: z.string(),
  format: z._default(TextFormat, "json"),
  body: z.optional(z.string()),
  headers: z._default(z.record(z.string(), z.string()), {}),
});

/** @returns the service, or what is wrong with the setting. */
export function endpointOfSetting(setting: string): TextEndpoint | { wrong: string } {
  const given = setting.trim().startsWith("{") ? parsed(setting) : { address: setting, headers: {} };
  const read = Given.safeParse(given);
  if (!read.success) return { wrong: 'must be an address, or JSON such as {"address":"https://…"}' };
  const { address, format, body = USUAL_BODIES[format], headers: named } = read.data;
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}`);
  const headers = readHeaders(lines.join("\n"));
  if ("wrong" in headers) return headers;
  const wrong = wrongAddress(address) ?? wrongBody(body, format);
  return wrong === null ? { address, format, body, headers: headers.headers } : { wrong };
}

/** Why a service cannot be at this address; null where it can. */
export function wrongAddress(address: string): string | null {
  return isSafeUrl(address) ? null : "must begin with https://, or with http:// on this machine";
}

/** Why no message can be made of a body; null where one can. */
export function wrongBody(body: string, format: TextFormat): string | null {
  const places = [...body.matchAll(PLACE)].map(([, name = ""]) => name);
  const unknown = places.find((name) => !isPlace(name));
  if (unknown !== undefined) return `{{${unknown}}} stands for nothing: there are ${inWords(TEXT_PLACES)}`;
  if (!places.includes("to") && !places.includes("digits"))
    return "must say where the number goes: {{to}}, or {{digits}} without the plus";
  if (!places.includes("text") && !places.includes("code"))
    return "must say where the message goes: {{text}}, or {{code}} alone";
  const sample = fillBody(body, format, { to: "+4930", text: '"\n<' });
  return format === "json" && parsed(sample) === undefined ? "is no JSON: put each {{…}} in quotes" : null;
}

/** The headers in lines of "Name: value", or what is wrong with them. */
export function readHeaders(lines: string): { headers: Header[] } | { wrong: string } {
  const headers: Header[] = [];
  for (const line of lines.split(/\r?\n/u).map((each) => each.trim())) {
    if (line === "") continue;
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    // The line itself may hold a key.
    if (name === "") return { wrong: "has a line that is not like Authorization: Bearer KEY" };
    if (OWN_HEADERS.test(name)) return { wrong: `names ${name}, which Herald sets by itself` };
    headers.push({ name, value: value.trim() });
  }
  return { headers };
}

/** The body of one message, its words written as the format wants them. */
export function fillBody(body: string, format: TextFormat, message: { to: string; text: string }): string {
  const { to, text } = message;
  const words: Record<TextPlace, string> = {
    to,
    digits: to.replaceAll(/\D/gu, ""),
    text,
    code: /\b\d{6}\b/u.exec(text)?.[0] ?? "",
  };
  return body.replaceAll(PLACE, (whole, name: string) =>
    isPlace(name) ? WRITTEN[format](words[name]) : whole,
  );
}

/** Whether headers that were given for one service go on to the other one. */
export function isSameServer(one: { address: string }, other: { address: string }): boolean {
  const origin = originOf(one);
  return origin !== null && origin === originOf(other);
}

function originOf({ address }: { address: string }): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

const WRITTEN: Readonly<Record<TextFormat, (words: string) => string>> = {
  json: (words) => JSON.stringify(words).slice(1, -1),
  form: encodeURIComponent,
  xml: (words) => words.replaceAll(/[&<>"']/gu, (sign) => `&#${sign.codePointAt(0)};`),
};

function isPlace(name: string): name is TextPlace {
  return TEXT_PLACES.some((place) => place === name);
}

function inWords(places: readonly string[]): string {
  return places.map((place) => `{{${place}}}`).join(", ");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
