import * as fc from "fast-check";
import * as z from "zod/mini";

/** The parts of a JSON schema from which a request is made. */
interface JsonSchema {
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: JsonSchema[] | undefined;
  items?: JsonSchema | undefined;
  prefixItems?: JsonSchema[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  format?: string | undefined;
  maximum?: number | undefined;
  minimum?: number | undefined;
}

const JsonSchema: z.ZodMiniType<JsonSchema> = z.lazy(() =>
  z.object({
    type: z.optional(z.union([z.string(), z.array(z.string())])),
    enum: z.optional(z.array(z.unknown())),
    const: z.optional(z.unknown()),
    anyOf: z.optional(z.array(JsonSchema)),
    items: z.optional(JsonSchema),
    prefixItems: z.optional(z.array(JsonSchema)),
    properties: z.optional(z.record(z.string(), JsonSchema)),
    required: z.optional(z.array(z.string())),
    format: z.optional(z.string()),
    maximum: z.optional(z.number()),
    minimum: z.optional(z.number()),
  }),
);

const Parameter = z.object({ name: z.string(), in: z.string(), schema: z._default(JsonSchema, {}) });
const Content = z.object({ content: z.object({ "application/json": z.object({ schema: JsonSchema }) }) });
const OperationNotes = z.object({
  parameters: z._default(z.array(Parameter), []),
  requestBody: z.optional(Content),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), OperationNotes)) });

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

export interface Operation {
  method: (typeof METHODS)[number];
  path: string;
  query: { name: string; schema: JsonSchema }[];
  body: JsonSchema | null;
}

export interface HostileRequest {
  method: Operation["method"];
  url: string;
  payload: string | undefined;
  contentType: string;
}

/** Every operation that the description of the interface names. */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(Document.parse(document).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, { parameters, requestBody }]) => {
      const method = METHODS.find((each) => each === name.toUpperCase());
      const query = parameters.filter((parameter) => parameter.in === "query");
      const body = requestBody?.content["application/json"].schema ?? null;
      return method ? [{ method, path, query, body }] : [];
    }),
  );
}

const HOSTILE_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uFEFF",
  "\u202Egnp.exe",
  "é".repeat(300),
  "x".repeat(9000),
  "__proto__",
  "constructor",
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "%00",
  "\r\nset-cookie: a=b",
  "2026-02-31",
  "9999-12-31T23:59:59.999Z",
  "+275760-09-13T00:00:00.000Z",
  "1e400",
  "NaN",
  "//evil.example",
];
const HOSTILE_NUMBERS = [0, -0, -1, 0.5, 1e9, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];
const HOSTILE_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "x",
];

/** Requests of this operation: most fit its description, each with something in it that nobody sends by hand. */
export function hostileRequests(operation: Operation, ids: readonly string[]): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      path: pathOf(operation.path, ids),
      query: queryOf(operation),
      payload: payloadOf(operation, ids),
      contentType: fc.oneof(
        { arbitrary: fc.constant("application/json"), weight: 19 },
        { arbitrary: fc.constantFrom(...HOSTILE_TYPES), weight: 1 },
      ),
    })
    .map(({ path, query, payload, contentType }) => ({
      method: operation.method,
      url: query === "" ? path : `${path}?${query}`,
      payload,
      contentType,
    }));
}

function pathOf(path: string, ids: readonly string[]): fc.Arbitrary<string> {
  const parts = path
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith("{")
        ? fc.oneof(
            { arbitrary: fc.constantFrom(...ids), weight: 8 },
            { arbitrary: text().map(encodeURIComponentSafely), weight: 2 },
          )
        : fc.constant(part),
    );
  return fc.tuple(...parts).map((chosen) => chosen.join(""));
}

/** Some parameters, now and then twice, and one that nobody knows. */
function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const known = query.map(({ name, schema }) =>
    fc
      .array(valueOf(schema, []), { maxLength: 2 })
      .map((values) => values.map((value) => [name, value] as const)),
  );
  const stranger = fc.constantFrom([], [["__proto__", "1"] as const], [["limit[]", "1"] as const]);
  return fc.tuple(stranger, ...known).map((lists) =>
    lists
      .flat()
      .map(([name, value]) => `${name}=${encodeURIComponentSafely(String(value))}`)
      .join("&"),
  );
}

function payloadOf({ body, method }: Operation, ids: readonly string[]): fc.Arbitrary<string | undefined> {
  if (method === "GET" || method === "HEAD") return fc.constant(undefined);
  const shaped = body ? valueOf(body, ids) : fc.constant({});
  return fc.oneof(
    { arbitrary: shaped.map((value) => asJson(value)), weight: 8 },
    { arbitrary: fc.jsonValue().map((value) => asJson(value)), weight: 1 },
    {
      arbitrary: fc.constantFrom(
        undefined,
        "",
        "{",
        "null",
        '{"__proto__":{"role":"owner"}}',
        "[".repeat(5000),
      ),
      weight: 1,
    },
  );
}

/** A value of the schema; in one of ten places another one. */
function valueOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { arbitrary: fittingOf(schema, ids), weight: 9 },
    { arbitrary: fc.oneof(text(), number(), fc.constantFrom(null, true, [], {}, [[[]]])), weight: 1 },
  );
}

function fittingOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valueOf(option, ids)));
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => valueOf(item, ids)));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => fittingOf({ ...schema, type }, ids)));
  }
  switch (schema.type) {
    case "object":
      return objectOf(schema, ids);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, ids), { maxLength: 3 });
    case "integer":
    case "number":
      return fc.oneof(fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 5000 }), number());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return schema.format === "uuid" && ids.length > 0
        ? fc.constantFrom(...ids)
        : fc.oneof(fc.constantFrom("Beauty", "2026-12-01", "ab", "EUR", "DE", "@fern"), text());
    case undefined:
    default:
      return fc.oneof(text(), number());
  }
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const shape = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, valueOf(value, ids)]),
  );
  const requiredKeys = required.filter((name) => name in shape);
  return fc.record(shape, { requiredKeys });
}

function text(): fc.Arbitrary<string> {
  return fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: "grapheme", maxLength: 40 }));
}

function number(): fc.Arbitrary<number> {
  return fc.oneof(fc.constantFrom(...HOSTILE_NUMBERS), fc.double({ noNaN: true }));
}

/** A half of a surrogate pair has no form in an address. */
function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? "";
}
