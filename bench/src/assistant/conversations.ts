import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { WorldName } from "./worlds/world.ts";

export type Kind = "question" | "order" | "remark" | "fact" | "out_of_reach" | "injection";

/** What must follow of a turn; `bench/data/README.md` tells the keys. */
export interface Expected {
  answer?: string;
  number?: number;
  /** Percent. */
  within?: number;
  handles?: readonly string[];
  first?: boolean;
  words?: readonly string[];
  honest?: boolean;
  also?: readonly Expected[];
  plan?: Readonly<Record<string, unknown>>;
  may_ask?: boolean;
  saved?: "collection" | "campaign";
  /** Of the turn after which the plan was as it shall be again; 1 is the first. */
  as_at?: number;
  unchanged?: boolean;
  named?: readonly string[];
  deal?: { handle: string; amount?: string; per?: string };
  not?: readonly string[];
}

export interface Turn {
  text: string;
  kind: Kind;
  expect: Expected;
}

export interface Conversation {
  id: string;
  workspace: WorldName;
  language: "en" | "de" | "fr" | "es" | "pt" | "hi-en";
  turns: readonly Turn[];
}

const FOLDER = join(import.meta.dirname, "../../data");
const FILES = ["conversations.jsonl", "conversations-of-others.jsonl"];

/** Those of the bench, or of a file that somebody brings. */
export function readConversations(file: string | null): Conversation[] {
  const paths = file === null ? FILES.map((name) => join(FOLDER, name)) : [file];
  return paths.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line): Conversation => JSON.parse(line)),
  );
}
