import type { FieldErrors } from "./use-sending.ts";

/** What a form finds wrong before it sends anything. */
export class InvalidInput extends Error {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super(Object.values(fields).join(" "));
    this.fields = fields;
  }
}
