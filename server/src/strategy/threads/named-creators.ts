import { nameReader } from "./display-names.ts";
import type { Called } from "./display-names.ts";
import type { ThreadMessage } from "@app/contract/strategy/schemas";

/** Words that are joined by points or underscores, as handles are: "lena.cooks". */
const HANDLE_LIKE = /(?<![\p{L}\p{N}@#./_-])[a-z][a-z0-9]+(?:[._][a-z0-9]+)+(?![\p{L}\p{N}@/_-])/giu;

/** Handles that may be written without their @ in what a person said, in lower case. */
export function bareHandlesIn(messages: readonly ThreadMessage[]): string[] {
  const texts = messages.filter(({ role }) => role === "user").flatMap(({ parts }) => parts.map(textOf));
  return [...new Set(texts.flatMap((text) => text.match(HANDLE_LIKE) ?? []).map((one) => one.toLowerCase()))];
}

/** The same conversation with an @ before each handle of a creator who is there. What is stored stays as it was typed. */
export function withHandles(
  messages: readonly ThreadMessage[],
  known: ReadonlySet<string>,
): readonly ThreadMessage[] {
  if (known.size === 0) return messages;
  return withTexts(messages, (text) =>
    text.replaceAll(HANDLE_LIKE, (word) => (known.has(word.toLowerCase()) ? `@${word}` : word)),
  );
}

/** The same conversation with the handle of each creator who is called by name: "Lena Berg" is "@lena.berg". */
export function withDisplayNames(
  messages: readonly ThreadMessage[],
  all: readonly Called[],
): readonly ThreadMessage[] {
  const read = nameReader(all);
  const spokenOf = new Set<string>();
  return messages.map((message) => {
    const [named = message] = withTexts([message], (text) => read(text, spokenOf));
    for (const [, handle = ""] of JSON.stringify(named).matchAll(SPOKEN_OF))
      spokenOf.add(handle.toLowerCase());
    return named;
  });
}

/** Handles in what was said and found: of those, a first name is enough. */
const SPOKEN_OF = /(?:@|"handle":")([\p{L}\p{N}._]*[\p{L}\p{N}_])/gu;

function withTexts(
  messages: readonly ThreadMessage[],
  change: (text: string) => string,
): readonly ThreadMessage[] {
  return messages.map((message) =>
    message.role === "user"
      ? {
          ...message,
          parts: message.parts.map((part) =>
            typeof part["text"] === "string" ? { ...part, text: change(part["text"]) } : part,
          ),
        }
      : message,
  );
}

function textOf(part: ThreadMessage["parts"][number]): string {
  return typeof part["text"] === "string" ? part["text"] : "";
}
