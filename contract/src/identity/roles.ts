import * as z from "zod/mini";

/** Roles of a workspace, from the least to the most allowed. */
export const ROLES = ["viewer", "reviewer", "member", "admin", "owner"] as const;
export const Role = z.enum(ROLES, "Choose owner, admin, member, reviewer or viewer");
export type Role = z.infer<typeof Role>;
