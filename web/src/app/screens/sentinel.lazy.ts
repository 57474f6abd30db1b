export { SentinelPage } from "#/features/content-checks/index.ts";
