import { expect } from "vitest";
import type { Person } from "./test-app.fixtures.ts";

/** A link to a thing at its address in the API, with the path under which everybody reads it. */
export async function giveLink(person: Person, address: string, wishes: object = {}) {
  const response = await person("POST", `${address}/links`, wishes);
  expect(response.statusCode).toBe(201);
  const link = response.json();
  return { ...link, path: new URL(link.url).pathname };
}
