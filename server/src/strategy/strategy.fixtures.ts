import { expect } from "vitest";
import * as z from "zod/mini";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

export const BRIEF =
  "Launch of a vegan protein bar in Germany, 2.500 €, Instagram and TikTok, women 18–34, awareness, four weeks";
/** More than the budget pays for, and few enough that a plan is a matter of a moment. */
export const CREATORS = 10;

/** A table of creators in Germany with coherent figures: every third without a price. */
function creatorTable(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const platform = index % 2 === 0 ? "instagram" : "tiktok";
    const followers = 8000 + index * 3500;
    const price = index % 3 === 2 ? "" : String(120 + index * 75);
    return `creator.${index},${platform},${followers},${Math.round(followers * 0.2)},Germany,food,${price},EUR`;
  });
  return ["handle,platform,followers,avg views,country,category,price,currency", ...rows].join("\n");
}

/** Brings the table into the person's workspace, as a paste does. */
export async function bringCreators(person: Person, count: number): Promise<void> {
  const response = await person("POST", "/api/v1/imports", { text: creatorTable(count) });
  if (response.statusCode >= 300) throw new Error(`The table was not taken: ${response.body}`);
}

export interface Chunk {
  type: string;
  [key: string]: unknown;
}

/** Says something in a thread and reads the whole answer. */
export async function say(person: Person, thread: string, body: object): Promise<Chunk[]> {
  const response = await person("POST", `/api/v1/threads/${thread}/messages`, body);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
  return chunksOf(response.body);
}

function chunksOf(body: string): Chunk[] {
  return body
    .split("\n\n")
    .filter((event) => event.startsWith("data: {"))
    .map((event): Chunk => JSON.parse(event.slice("data: ".length)));
}

/** What a person reads of an answer: its words with figures in their place. */
export function readable(chunks: readonly Chunk[]): string {
  return chunks
    .map((chunk) => {
      if (chunk.type === "text-delta") return String(chunk["delta"]);
      return chunk.type.startsWith("data-") ? "#" : "";
    })
    .join("");
}

const Figure = z.object({
  value: z.union([z.string(), z.number(), z.object({ amount: z.number(), currency: z.string() })]),
});

/** An answer with its figures as they stand in it; amounts that the screen would write are in minor units. */
export function said(chunks: readonly Chunk[]): string {
  return chunks
    .map((chunk) => {
      if (chunk.type === "text-delta") return String(chunk["delta"]);
      const figure = chunk.type === "data-figure" ? Figure.safeParse(chunk["data"]).data : undefined;
      if (!figure) return "";
      return typeof figure.value === "object" ? String(figure.value.amount) : String(figure.value);
    })
    .join("");
}

export async function beginThread(person: Person): Promise<string> {
  const response = await person("POST", "/api/v1/threads", {});
  return response.json<{ id: string }>().id;
}

/** A person with creators, in a thread whose brief was answered with its plan. */
interface Planned {
  ana: Person;
  thread: string;
  app: Awaited<ReturnType<typeof sharedApp>>;
  answer: Chunk[];
}

export async function planned(): Promise<Planned> {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  const thread = await beginThread(ana);
  const answer = await say(ana, thread, { text: BRIEF });
  return { ana, thread, app, answer };
}

let shared: { file: string | undefined; planned: Promise<Planned> } | undefined;

/** As `planned`, once for all tests of a file that only read it: a plan takes most of such a test's time. */
export function plannedForAll(): Promise<Planned> {
  const file = expect.getState().testPath;
  if (!shared || shared.file !== file) shared = { file, planned: planned() };
  return shared.planned;
}

/** The tools that an answer called, in order. */
export function toolsOf(chunks: readonly Chunk[]): unknown[] {
  return chunks.filter(({ type }) => type === "tool-input-available").map(({ toolName }) => toolName);
}
