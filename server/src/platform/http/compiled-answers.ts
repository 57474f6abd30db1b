import { serializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";

type Schema = z.core.$ZodType;

/**
 * Checks and writes answers as `serializerCompiler` does, with compiled schemas: the contract's are interpreted key by
 * key, as a browser under our content policy must, which takes a list twice the time and memory. Made at first use.
 */
export const compiledSerializer: typeof serializerCompiler = (route) => {
  let write: ReturnType<typeof serializerCompiler> | undefined;
  return (answer) => {
    write ??= serializerCompiler({ ...route, schema: compiled(schemaOf(route.schema)) });
    return write(answer);
  };
};

const schemaOf = (schema: Parameters<typeof serializerCompiler>[0]["schema"]) =>
  schema instanceof z.core.$ZodType ? schema : schema.properties;

/** The same schema whose objects are compiled, also those in lists and behind "optional" and "nullable". */
export function compiled(schema: Schema, outer: ReadonlySet<Schema> = new Set()): Schema {
  // What holds itself is left as it is at its second place.
  if (outer.has(schema)) return schema;
  const within = (inner: Schema) => compiled(inner, new Set([...outer, schema]));
  if (schema instanceof z.ZodMiniObject) {
    const shape = Object.entries<Schema>(schema.def.shape).map(([key, value]) => [key, within(value)]);
    return new z.core.$ZodObjectJIT({ ...schema.def, shape: Object.fromEntries(shape) });
  }
  if (schema instanceof z.ZodMiniArray)
    return new z.core.$ZodArray({ ...schema.def, element: within(schema.def.element) });
  if (schema instanceof z.ZodMiniOptional)
    return new z.core.$ZodOptional({ ...schema.def, innerType: within(schema.def.innerType) });
  if (schema instanceof z.ZodMiniNullable)
    return new z.core.$ZodNullable({ ...schema.def, innerType: within(schema.def.innerType) });
  return schema;
}
