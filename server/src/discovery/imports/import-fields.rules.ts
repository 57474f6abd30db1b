import { toMinorUnits } from "@app/contract/money";
import type { Fee, OwnField } from "#/discovery/discovery.tables.ts";
import { fieldText } from "#/discovery/creators/own-fields.rules.ts";
import { withText } from "./reading/groups/parcels.ts";
import type { OwnValue, ReadMoney, Values } from "./reading/values.ts";

/** Money of a table as it is stored. */
export function toFee({ amount, currency }: ReadMoney, assumed: string): Fee {
  const unit = currency ?? assumed;
  return { amount: toMinorUnits(amount, unit), currency: unit };
}

/** Values of the team's own; what adds up stands behind what is there. */
export function toFields(
  own: NonNullable<Values["own"]>,
  currency: string,
  existing: Readonly<Record<string, OwnField>> = {},
): Record<string, OwnField> {
  return Object.fromEntries(
    Object.entries(own).map(([name, field]) => [name, toField(field, currency, existing[name])]),
  );
}

function toField(field: OwnValue, currency: string, before: OwnField | undefined): OwnField {
  if (field.kind === "money") return { kind: field.kind, value: toFee(field.value, currency) };
  if (field.kind !== "text" || field.isAdded !== true) return field;
  return {
    kind: "text",
    value: before === undefined ? field.value : withText(fieldText(before), field.value),
  };
}
