// The index of Strategy AI holds the conversation, too; this takes only the plan.
export { PlanReading } from "#/features/strategy/index.ts";
