// Identity's index is part of every page; this takes only the panel.
export { InviteLinkPanel } from "#/features/identity/index.ts";
