import type { ApiToken } from "@app/contract/identity/schemas";
import { ROLE_LABELS } from "./members/members.rules.ts";

const POWERS = { viewer: "Read only", reviewer: "Content checks only", member: "Read and write" } as const;

/** What a token may do now, and why it is less than what it was made for. */
export function tokenPowers({ scopes, role }: Pick<ApiToken, "scopes" | "role">): string {
  if (role === null) return "Works no more, since its maker may not read all";
  const granted = scopes.includes("write") ? "member" : "viewer";
  const powers = role === "viewer" || role === "reviewer" ? POWERS[role] : POWERS.member;
  return role === granted ? powers : `${powers}, since its maker is ${ROLE_LABELS[role].toLowerCase()}`;
}
