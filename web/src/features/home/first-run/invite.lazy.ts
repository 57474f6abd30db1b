// Identity's index is part of every page; this takes only the panels.
export { InviteLinkPanel, ReachPanel } from "#/features/identity/index.ts";
