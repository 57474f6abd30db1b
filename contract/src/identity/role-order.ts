import { ROLES } from "./roles.ts";
import type { Role } from "./roles.ts";

/** Whether `role` may do what `needed` may do. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
