import { nameReader } from "./display-names.ts";
import { needsWhom, withAnswer, withFirstNames } from "./first-names.ts";
import type { Unclear } from "./first-names.ts";
import { withRanges } from "./handle-ranges.ts";
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

/**
 * The same conversation with the handle of each creator who is called by name: "Lena Berg" is "@lena.berg", and "Lena",
 * too, where nobody else can be meant. Of the last message it says whom its name leaves open.
 */
export function withDisplayNames(
  messages: readonly ThreadMessage[],
  all: readonly Called[],
): { messages: readonly ThreadMessage[]; unclear: Unclear | null } {
  const read = nameReader(all);
  const spoken = { all: new Set<string>(), byPerson: new Set<string>() };
  let open: Unclear | null = null;
  const there = new Set(all.map(({ handle }) => handle.toLowerCase()));
  const isThere = (handle: string) => there.has(handle);
  const named = messages.map((message) => {
    const asked = open;
    if (message.role === "user") open = null;
    const [one = message] = withTexts([message], (said) => {
      const whole = withRanges(read(said, spoken.all), isThere);
      const text = (asked && withAnswer(asked, whole)) ?? whole;
      const first = withFirstNames(text, all, spoken);
      open ??= first.unclear;
      return first.text;
    });
    for (const [, handle = ""] of JSON.stringify(one).matchAll(SPOKEN_OF)) {
      spoken.all.add(handle.toLowerCase());
      if (message.role === "user") spoken.byPerson.add(handle.toLowerCase());
    }
    return one;
  });
  return { messages: named, unclear: openAfter(messages, open) };
}

/** What the last message leaves open, where it is of somebody. */
function openAfter(messages: readonly ThreadMessage[], open: Unclear | null): Unclear | null {
  return open && messages.at(-1)?.role === "user" && needsWhom(open) ? open : null;
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
