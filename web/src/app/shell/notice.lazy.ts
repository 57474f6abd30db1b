export { SignInNotice } from "#/features/identity/index.ts";
