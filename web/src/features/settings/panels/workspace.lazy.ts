export { ApiTokensPanel, MembersPanel, WorkspacePanel } from "#/features/identity/index.ts";
