import type { UIMessage } from "ai";
import { expect, test, vi } from "vitest";
import { LateChat } from "./late-chat.ts";
import { NotSent } from "./not-sent.ts";
import { ShownTalk } from "./shown-talk.ts";

vi.mock("./chat.lazy.ts", () => {
  throw new Error("gone");
});

const QUESTION: UIMessage = { id: "a", role: "user", parts: [{ type: "text", text: "Tea in Germany" }] };

test("words stand there before what sends them is fetched, and come back where it cannot be", async () => {
  const shown = new ShownTalk([]);
  const onError = vi.fn<(error: Error) => void>();
  const chat = new LateChat("thread", shown, { onFinish: () => undefined, onError });

  const sent = chat.send(QUESTION);

  expect(shown.read()).toMatchObject({ messages: [QUESTION], status: "submitted" });
  await sent;
  expect(shown.status).toBe("error");
  const error = onError.mock.calls[0]?.[0];
  expect(error).toBeInstanceOf(NotSent);
  expect(error).toMatchObject({ said: { text: "Tea in Germany" } });
});
