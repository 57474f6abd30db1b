export { SettingsPage } from "#/features/settings/index.ts";
