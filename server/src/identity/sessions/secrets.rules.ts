import { hash, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;
const UUID_BYTES = 16;
const WORKSPACE_TOKEN = /^[\w-]{64}$/;

/** 256 random bits as 43 characters of base64url. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** The only form in which a token is stored. A random token needs no slow hash. */
export function hashSecret(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}

/**
 * A token that names its workspace: base64url of the workspace's 16 bytes and 32 random ones, 64 characters.
 * So the workspace can be set before the row is looked up.
 */
export function newWorkspaceToken(workspaceId: string): string {
  const workspace = Buffer.from(workspaceId.replaceAll("-", ""), "hex");
  return Buffer.concat([workspace, randomBytes(SECRET_BYTES)]).toString("base64url");
}

/** The workspace that a token names; null for a text that is no such token. */
export function workspaceOfToken(token: string): string | null {
  if (!WORKSPACE_TOKEN.test(token)) return null;
  const hex = Buffer.from(token, "base64url").subarray(0, UUID_BYTES).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Compares two texts in a time that does not depend on where they differ; how long a secret is, is none. */
export function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
