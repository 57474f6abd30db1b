import type { Herald } from "../../sheets/herald-calls.ts";

/** A workspace as the runner speaks to it. */
export interface Place {
  herald: Herald;
  slug: string;
}

export type Json = Record<string, unknown>;

export async function call(place: Place, method: string, path: string, body?: object): Promise<Json> {
  const answer = await send(place, method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === "" ? {} : JSON.parse(text);
}

export function send(
  { herald, slug }: Place,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const { url, headers } = herald;
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...headers,
      origin: url,
      ...(slug !== "" && { "herald-workspace": slug }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** The list in an answer, under `items` unless it is called otherwise. */
export function itemsOf(answer: Json, name = "items"): Json[] {
  const items = answer[name];
  return Array.isArray(items) ? items : [];
}
