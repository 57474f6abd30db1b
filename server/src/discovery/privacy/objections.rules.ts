import { PLATFORMS } from "@app/contract/platforms";
import type { Platform } from "@app/contract/platforms";
import { createHmac } from "node:crypto";
import { handleKey, readAccount } from "#/discovery/imports/reading/cells/accounts.ts";
import { readPostLink } from "#/language/media/post-links.ts";

/** What an objection is about: an account, a handle on every platform (`platform` null), or an e-mail address. */
export type Objected =
  | { kind: "account"; platform: Platform | null; handle: string }
  | { kind: "email"; email: string };

/** By what somebody is known. Without a platform, the handle may be on any. */
interface Known {
  platform: Platform | null;
  handle: string | null;
  email?: string | null | undefined;
}

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/u;

/** One line of a list of objections; null for what names nobody. */
export function readObjection(line: string): Objected | null {
  const text = line.trim().replace(/^mailto:/iu, "");
  if (EMAIL.test(text)) return { kind: "email", email: text };
  const cell = readAccount(text);
  if (cell.kind === "account") return { ...cell.account, kind: "account" };
  return cell.kind === "handle" ? { kind: "account", platform: null, handle: cell.handle } : null;
}

/** The keyed hash of an objection: equal for the same one of the same workspace, and of no use without the key. */
export function objectionHash(key: string, workspaceId: string, objected: Objected): string {
  const text =
    objected.kind === "email"
      ? `email ${objected.email.trim().toLowerCase()}`
      : `account ${objected.platform ?? "any"} ${keyOf(objected)}`;
  return createHmac("sha256", key).update(`objection ${workspaceId} ${text}`).digest("base64url");
}

function keyOf({ platform, handle }: { platform: Platform | null; handle: string }): string {
  return platform === null ? handle.toLowerCase() : handleKey(platform, handle);
}

/** Whatever would refuse this account: itself, its handle on every platform, and the e-mail address beside it. */
export function objectionsTo({ platform, handle, email }: Known): Objected[] {
  const platforms = handle === null ? [] : platform === null ? [...PLATFORMS, null] : [platform, null];
  return [
    ...platforms.map((one) => ({ kind: "account" as const, platform: one, handle: handle ?? "" })),
    ...(email ? [{ kind: "email", email } as const] : []),
  ];
}

/**
 * Whatever would refuse a text that does nothing but name somebody: an e-mail address, the link of a profile or post,
 * "@handle"; a single word only where it is known to be a handle.
 */
export function namedIn(text: string, { isHandle = false } = {}): Objected[] {
  const read = readObjection(text);
  if (read?.kind === "email") return [read];
  if (read && (read.platform !== null || isHandle || text.trim().startsWith("@"))) return objectionsTo(read);
  const link = text.includes("/") ? readPostLink(text) : null;
  return link ? objectionsTo(link) : [];
}

/** The accounts that an objection names. */
export function keysOf(objected: Objected): { platform: Platform; handleKey: string }[] {
  if (objected.kind === "email") return [];
  const platforms = objected.platform === null ? PLATFORMS : [objected.platform];
  return platforms.map((platform) => ({ platform, handleKey: handleKey(platform, objected.handle) }));
}
