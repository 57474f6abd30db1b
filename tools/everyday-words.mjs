import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { wordKey } from "../server/src/language/fold.ts";

/** Words that the dictionaries of a folder write in small letters: names that are words as well. */
export function readEverydayWords(folder) {
  const words = new Set();
  for (const file of readdirSync(folder)) {
    const lines = readFileSync(join(folder, file), "utf8").split(/\r?\n/u);
    for (const line of lines) if (line === line.toLowerCase()) words.add(wordKey(line));
  }
  return words;
}
