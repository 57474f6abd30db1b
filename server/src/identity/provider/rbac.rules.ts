import type { Bootstrap } from "@app/contract/identity/provider";
import { includesRole } from "@app/contract/identity/role-order";
import { ROLES } from "@app/contract/identity/roles";
import type { Role } from "@app/contract/identity/roles";

type Policy = Bootstrap["rbac_policy"];
/** A role and those above it; a "reader" is everybody but a reviewer. */
type Needed = Role | "reader";
type Needs = Partial<Record<"read" | "create" | "change" | "delete", Needed>>;

const OWN_ACCOUNT = { resource_id: "stytch.user", description: "The own account", actions: ["*"] };
const WORK: Needs = { read: "reader", create: "member", change: "member", delete: "member" };

/** What a workspace holds, by the name that it has in `/api/v1/…`, and who may do what with it. */
const RESOURCES: Readonly<Record<string, readonly [description: string, needs: Needs]>> = {
  creators: ["Creators and their figures", { read: "reader", change: "member", delete: "admin" }],
  imports: ["Tables that were brought in", { read: "reader", create: "member", delete: "member" }],
  collections: ["Collections", WORK],
  campaigns: ["Campaigns", WORK],
  posts: ["Posts and their figures", { read: "reader", create: "member", change: "member" }],
  orders: ["Orders", { read: "reader", create: "member", change: "member" }],
  payments: ["Payments", { read: "reader", create: "member", change: "member" }],
  reports: ["Reports", WORK],
  threads: ["Conversations with Strategy AI", WORK],
  strategies: ["Strategies", { read: "reader", create: "member" }],
  checks: ["Content checks", { read: "viewer", create: "reviewer", change: "reviewer", delete: "reviewer" }],
  members: ["Members and their roles", { change: "admin" }],
  invitations: ["Invite links", { create: "admin", delete: "admin" }],
  "api-tokens": ["Tokens for programs", { create: "admin", delete: "admin" }],
  workspaces: ["The workspace and its settings", { read: "viewer", change: "admin" }],
  owners: ["Who owns the workspace", { create: "owner", change: "owner", delete: "owner" }],
};

const DESCRIPTIONS: Readonly<Record<Role, string>> = {
  viewer: "Reads all, writes nothing",
  reviewer: "Content checks only",
  member: "All work",
  admin: "Members and settings, and all work",
  owner: "Everything, also who owns the workspace",
};

/** The five roles of a workspace with what each may do, as the contract has it. */
export const RBAC_POLICY: Policy = {
  roles: ROLES.map((role) => ({
    role_id: role,
    description: DESCRIPTIONS[role],
    permissions: [
      { resource_id: OWN_ACCOUNT.resource_id, actions: OWN_ACCOUNT.actions },
      ...Object.entries(RESOURCES)
        .map(([id, [, needs]]) => ({ resource_id: id, actions: allowed(role, needs) }))
        .filter(({ actions }) => actions.length > 0),
    ],
  })),
  resources: [
    OWN_ACCOUNT,
    ...Object.entries(RESOURCES).map(([id, [description, needs]]) => ({
      resource_id: id,
      description,
      actions: Object.keys(needs),
    })),
  ],
  scopes: [],
};

function allowed(role: Role, needs: Needs): string[] {
  return Object.entries(needs)
    .filter(([, needed]) => (needed === "reader" ? role !== "reviewer" : includesRole(role, needed)))
    .map(([action]) => action);
}
