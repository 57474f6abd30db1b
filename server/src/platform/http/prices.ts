import { InsightPrice } from "@app/contract/discovery/import-insight";
import { BriefText, PriceFigure, PriceText } from "@app/contract/prices";
import * as z from "zod/mini";
import { mayNameMoney, namesMoney, WITHHELD, WITHHELD_SHORT } from "./price-texts.ts";

type Schema = z.core.$ZodType;

const PRICES: ReadonlySet<Schema> = new Set<Schema>([PriceFigure, InsightPrice]);
const TEXTS: ReadonlyMap<Schema, (text: string) => string> = new Map<Schema, (text: string) => string>([
  [PriceText, (text) => (namesMoney(text) ? WITHHELD : text)],
  [BriefText, (text) => (mayNameMoney(text) ? WITHHELD_SHORT : text)],
]);

/** Units of figures that are amounts, or follow from amounts alone. */
const MONEY_UNITS: ReadonlySet<unknown> = new Set(["money", "return"]);

/** Schemas that hold others and that no answer has had yet: what they hold would pass unread. */
const UNREAD: ReadonlySet<string> = new Set(["intersection", "lazy", "map", "promise", "set"]);

/**
 * The same answer without any price: an object with amount and currency and what the contract marks become null,
 * a list of them becomes empty, figures and charts whose unit is money leave their list, and words that name an amount
 * are replaced by a sentence that says so.
 */
export function withoutPrices(schema: Schema, value: unknown): unknown {
  if (value === null || value === undefined || isPrice(schema) || isMoneyFigure(schema, value)) return null;
  const clear = TEXTS.get(schema);
  if (clear) return typeof value === "string" ? clear(value) : value;
  const wrapped = wrappedBy(schema);
  if (wrapped) return withoutPrices(wrapped, value);
  if (schema instanceof z.ZodMiniObject) return withoutIn(schema.def.shape, value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    const { element } = schema.def;
    if (isPrice(element)) return [];
    const kept = value.filter((item) => !isMoneyFigure(element, item));
    const left = kept.map((item) => withoutPrices(element, item));
    return TEXTS.has(element) ? [...new Set(left)] : left;
  }
  if (schema instanceof z.ZodMiniRecord && isRecord(value)) {
    const { valueType } = schema.def;
    return mapped(value, (inner) => withoutPrices(valueType, inner));
  }
  if (schema instanceof z.ZodMiniUnion) {
    const option = schema.def.options.find((each) => z.safeParse(each, value).success);
    return option ? withoutPrices(option, value) : value;
  }
  if (UNREAD.has(definitionOf(schema).type))
    throw new Error("Prices cannot be taken out of a schema of this kind");
  return value;
}

function withoutIn(shape: Readonly<Record<string, Schema>>, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return mapped(value, (inner, key) => {
    const schema = shape[key];
    return schema ? withoutPrices(schema, inner) : inner;
  });
}

/** Whether null may stand in the place of a value of this schema for whoever sees no prices. */
export function mayBeWithheld(schema: Schema): boolean {
  return isPrice(schema) || (schema instanceof z.ZodMiniObject && "unit" in schema.def.shape);
}

function isPrice(schema: Schema): boolean {
  if (PRICES.has(schema)) return true;
  if (!(schema instanceof z.ZodMiniObject)) return false;
  const { shape } = schema.def;
  return "amount" in shape && "currency" in shape;
}

function isMoneyFigure(schema: Schema, value: unknown): boolean {
  return schema instanceof z.ZodMiniObject && isRecord(value) && MONEY_UNITS.has(value["unit"]);
}

/** What a nullable, an optional, a default or any other wrapper stands around; null for what is no wrapper. */
function wrappedBy(schema: Schema): Schema | null {
  const def = definitionOf(schema);
  return "innerType" in def && def.innerType instanceof z.core.$ZodType ? def.innerType : null;
}

function definitionOf(schema: Schema): z.core.$ZodTypeDef {
  if (schema instanceof z.ZodMiniType) return schema.def;
  throw new Error("Prices are taken out of schemas of zod/mini only");
}

function mapped(value: Record<string, unknown>, change: (inner: unknown, key: string) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inner === undefined ? undefined : change(inner, key)]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
