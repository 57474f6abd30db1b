// The index of Strategy AI holds the conversation, too; this takes only what is read of an answer and of its plan.
export { AnswerReading, PlanReading } from "#/features/strategy/index.ts";
