export {
  AdministratorsPanel,
  MailPanel,
  OutboxPanel,
  SignInSettingsPanel,
  TextsPanel,
} from "#/features/identity/index.ts";
