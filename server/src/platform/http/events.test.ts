import { fastify } from "fastify";
import { expect, test } from "vitest";
import { sendEvents } from "#/platform/http/events.ts";

async function* values() {
  yield { step: 1 };
  yield { step: 2 };
}

test("each value is one event, and the stream ends with its values", async () => {
  const http = fastify();
  http.get("/", (_request, reply) => sendEvents(reply, values()));

  const response = await http.inject("/");

  expect(response.headers["content-type"]).toContain("text/event-stream");
  expect(response.body).toBe('data: {"step":1}\n\ndata: {"step":2}\n\n');
});
