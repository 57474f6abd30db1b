import type { TokenScope } from "@app/contract/identity/schemas";
import { includesRole } from "@app/contract/identity/role-order";
import type { Role } from "@app/contract/identity/roles";

/** Whose role a token is held against: the workspace itself, a member's, or that of nobody any more. */
export type TokenMaker = Role | "workspace" | null;

/**
 * As whom a token acts: at most as its scopes and the role of its maker allow; null when that is nothing.
 * What the command line made belongs to the workspace and ends with no membership.
 */
export function roleOfToken(scopes: readonly TokenScope[], maker: TokenMaker): Role | null {
  const granted = scopes.includes("write") ? "member" : "viewer";
  if (maker === null || maker === "workspace") return maker && granted;
  // Reviewers see less than viewers do, so one who may only read has no role that fits.
  if (maker === "reviewer") return granted === "member" ? maker : null;
  return includesRole(maker, granted) ? granted : maker;
}
