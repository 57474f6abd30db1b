export { AskName } from "#/features/identity/index.ts";
