export { AskName, SignInNotes } from "#/features/identity/index.ts";
