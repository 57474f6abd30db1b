import { ROLES } from "./roles.ts";
import type { Role } from "./roles.ts";

/** Whether `role` may do what `needed` may do. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether this role sees prices: from member up always, below as the workspace is set. */
export function seesPrices(role: Role, workspace: { viewersSeePrices: boolean }): boolean {
  return workspace.viewersSeePrices || includesRole(role, "member");
}

/** Whether this role reads what links show, prices included: a reviewer reads none of it. */
export function readsWithPrices(role: Role, workspace: { viewersSeePrices: boolean }): boolean {
  return role !== "reviewer" && seesPrices(role, workspace);
}
