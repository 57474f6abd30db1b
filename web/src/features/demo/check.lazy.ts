// The index of content checks holds the queue, too; this takes only what shows one check.
export { CheckReading } from "#/features/content-checks/index.ts";
