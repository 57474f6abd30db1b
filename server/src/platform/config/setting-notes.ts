import * as z from "zod/mini";
import { isWebAddress, isWebhook } from "./setting-values.ts";

/** What `./herald config` prints of a setting. */
export interface SettingNote {
  /** As it would be written in the environment; empty when nothing is assumed. */
  default: string;
  description: string;
  /** Never printed in clear. */
  secret: boolean;
}

/** What is said of each schema of a setting. */
export const notes = z.registry<SettingNote>();

export const open = (fallback: string, description: string) => ({
  default: fallback,
  description,
  secret: false,
});
export const secret = (description: string) => ({ default: "", description, secret: true });

export function text(note: SettingNote) {
  return z.optional(z.string()).register(notes, note);
}

export function url(note: SettingNote) {
  return z
    .optional(
      z.string().check(z.refine(isWebAddress, "must be an address that begins with https:// or http://")),
    )
    .register(notes, note);
}

export function webhook(what: string) {
  const example = '{"address":"https://…","headers":{…},"format":"json","body":"…{{to}}…{{text}}…"}';
  return z
    .optional(
      z
        .string()
        .check(
          z.refine(isWebhook, `must be an address that begins with https://, or JSON such as ${example}`),
        ),
    )
    .register(notes, secret(`${what}: its address, or ${example}. When empty, as set on screen.`));
}
