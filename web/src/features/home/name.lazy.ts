export { AskName, ProveAddress } from "#/features/identity/index.ts";
