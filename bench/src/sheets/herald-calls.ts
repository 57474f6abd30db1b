import type * as z from "zod/mini";
import type { StoredFields } from "./stored.ts";
import type { Value } from "./truth.ts";

export interface Herald {
  url: string;
  headers: Readonly<Record<string, string>>;
}

export function post<T extends z.ZodMiniType>(
  herald: Herald,
  path: string,
  body: object,
  schema: T,
): Promise<z.infer<T>> {
  return send(herald, path, schema, { method: "POST", body: JSON.stringify(body) });
}

export function read<T extends z.ZodMiniType>(herald: Herald, path: string, schema: T): Promise<z.infer<T>> {
  return send(herald, path, schema, {});
}

async function send<T extends z.ZodMiniType>(
  { url, headers }: Herald,
  path: string,
  schema: T,
  init: { method?: string; body?: string },
): Promise<z.infer<T>> {
  const type = init.body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(`${url}${path}`, { ...init, headers: { ...headers, origin: url, ...type } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return schema.parse(JSON.parse(text));
}

/** Only what is there. */
export function known(values: Readonly<Record<string, Value | null | undefined>>): StoredFields {
  const filled: Record<string, Value> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && value !== undefined) filled[name] = value;
  }
  return filled;
}
