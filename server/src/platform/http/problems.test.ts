import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createHttp } from "#/platform/http/http.ts";
import { createLog } from "#/platform/log.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

test.each([
  ["application/json", "{", 400, "request.invalid_json_body"],
  ["application/json", '{"__proto__":{"role":"owner"},"name":"x"}', 400, "request.invalid_json_body"],
  ["application/json", '{"constructor":{"prototype":{}},"name":"x"}', 400, "request.invalid_json_body"],
  ["application/json", "", 400, "request.empty_json_body"],
  ["application/json", "x".repeat(10 * 1024 * 1024), 413, "request.body_too_large"],
  ["text/plain", "{}", 415, "request.invalid_media_type"],
])("what the frame refuses says what to do: %s %#", async (type, payload, status, code) => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await app.http.inject({
    method: "POST",
    url: "/api/v1/collections",
    headers: { ...ana.headers, "content-type": type },
    payload,
  });

  expect(answer.json()).toMatchObject({ status, code, detail: expect.stringMatching(/^[A-Z].*\.$/) });
});

test("half of a surrogate pair in what is kept as JSON is refused with a sentence", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const answer = await ana("PUT", "/api/v1/me/preferences", { version: 1, navigation: ["\uD800"] });

  expect(answer.json()).toMatchObject({ status: 400, code: "request.unstorable_text" });
});

test("a request that cannot even be read is answered with a problem too", async () => {
  const http = createHttp({
    baseUrl: "http://localhost:4870",
    trustedProxy: [],
    authenticator: { authenticate: () => Promise.resolve(null), requireFresh: () => Promise.resolve() },
    log: createLog("silent"),
  });
  onTestFinished(() => http.close());
  const { port } = new URL(await http.listen({ port: 0, host: "127.0.0.1" }));
  const say = async (words: string) => {
    const socket = connect(Number(port), "127.0.0.1").setEncoding("utf8");
    let heard = "";
    socket.on("data", (text) => (heard += String(text)));
    socket.end(words);
    await once(socket, "close");
    return heard;
  };

  const answers = [
    await say(`GET / HTTP/1.1\r\nhost: localhost\r\ncookie: ${"a".repeat(20_000)}\r\n\r\n`),
    await say("GET / HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n"),
  ];

  expect(answers[0]).toMatch(
    /^HTTP\/1\.1 431 .*application\/problem\+json.*"detail":"The headers are too long/s,
  );
  expect(answers[1]).toMatch(/^HTTP\/1\.1 400 .*application\/problem\+json/s);
});
