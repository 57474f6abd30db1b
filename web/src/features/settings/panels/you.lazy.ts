export { ProfilePanel, SessionsPanel, SignInMethodsPanel } from "#/features/identity/index.ts";
