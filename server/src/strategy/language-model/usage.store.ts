import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { Usage } from "#/strategy/language-model/connection/read-step.ts";

/** Adds one step; many processes may do so at once. */
export async function addUsage(db: Database, month: string, model: string, { input, cached, output }: Usage) {
  await sql`
    insert into language_model_use (month, model, input, cached, output, steps)
    values (${month}, ${model}, ${input}, ${cached}, ${output}, 1)
    on conflict (month, model) do update set
      input = language_model_use.input + excluded.input,
      cached = language_model_use.cached + excluded.cached,
      output = language_model_use.output + excluded.output,
      steps = language_model_use.steps + 1
  `.execute(db);
}

/** Of all models together. */
export async function usageOf(db: Database, month: string): Promise<Usage> {
  const rows = await db
    .selectFrom("language_model_use")
    .select(["input", "cached", "output"])
    .where("month", "=", month)
    .execute();
  const sum = (field: keyof Usage) => rows.reduce((total, row) => total + Number(row[field]), 0);
  return { input: sum("input"), cached: sum("cached"), output: sum("output") };
}
