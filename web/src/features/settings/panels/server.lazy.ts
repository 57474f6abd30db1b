export { MailPanel, OutboxPanel, SignInSettingsPanel, TextsPanel } from "#/features/identity/index.ts";
