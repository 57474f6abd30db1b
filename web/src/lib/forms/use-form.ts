import { ApiError } from "#/lib/api/api-error.ts";
import { useFormState } from "./form-state.ts";
import { InvalidInput } from "./invalid-input.ts";
import type { FieldErrors, FormFailure } from "./use-sending.ts";

/** A form that saves through our API. What it sends passes `checked`, with the schema of the contract. */
export function useForm<Values extends object>(
  initial: Values | (() => Values),
  save: (values: Values) => Promise<unknown>,
) {
  return useFormState(initial, save, failureOf);
}

function failureOf(error: unknown, names: readonly string[]): FormFailure {
  if (error instanceof InvalidInput) return placed(error.fields, names);
  if (!(error instanceof ApiError)) return { fields: {}, form: "Something went wrong. Try again." };
  const { fields, form } = placed(error.fields, names);
  return Object.keys(fields).length > 0 ? { fields, form } : { fields, form: error.problem.detail };
}

/** `price.amount` is said at `price`; what belongs to no field of the form is said of the whole. */
function placed(errors: FieldErrors, names: readonly string[]): FormFailure {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(errors)) {
    const [name = ""] = path.split(".");
    if (names.includes(name)) fields[name] ??= message;
    else others.push(message);
  }
  return { fields, form: others.length === 0 ? null : others.join(" ") };
}
