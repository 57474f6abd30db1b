import { USUAL_BODIES } from "@app/contract/identity/texts";
import { expect, test } from "vitest";
import { mailDeliverySuite } from "#/identity/mail/delivery/mail-delivery.conformance.ts";
import { closedAddress, textServer } from "./text-services.fixtures.ts";
import { webhookDelivery } from "./webhook.delivery.ts";

const MESSAGE = {
  id: "2f1c1f0e-6f0f-4f7e-9d51-6f3f0a5b7c11",
  to: "+4915112345678",
  subject: "Code",
  text: '123456 is your "Herald" code & more.\n\n@herald.example.com #123456',
  html: "",
};
const { signal } = new AbortController();
const service = (address: string) => ({
  address,
  format: "json" as const,
  body: USUAL_BODIES.json,
  headers: [{ name: "Authorization", value: "Bearer orchard-7" }],
});

mailDeliverySuite(
  "A service over HTTP",
  async () => webhookDelivery(service((await textServer()).address)),
  "sent",
);

test("a message is one POST with the headers that were set, its words written into the body as JSON", async () => {
  const { address, calls } = await textServer();

  const delivery = await webhookDelivery(service(address)).send(MESSAGE, signal);

  expect(delivery).toEqual({ outcome: "sent" });
  expect(calls).toMatchObject([
    {
      headers: { method: "POST", "content-type": "application/json", authorization: "Bearer orchard-7" },
    },
  ]);
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ to: MESSAGE.to, text: MESSAGE.text });
});

test.each([
  [401, "", "answered 401: it does not accept the key", false],
  [402, "", "no credit left", false],
  [404, "", "no such address", false],
  [
    422,
    "bad  number",
    "did not take the message. Check the body against its documents, and the number. It said: “bad number”",
    false,
  ],
  [429, "", "Try again in a moment", true],
  [503, "", "something went wrong there", true],
])("an answer of %i is told in plain words, with what was said", async (status, said, words, isPassing) => {
  const { address } = await textServer({ status, said });

  const delivery = await webhookDelivery(service(address)).send(MESSAGE, signal);

  expect(delivery).toMatchObject({
    outcome: "failed",
    failure: { sentence: expect.stringContaining(words), isPassing },
  });
  expect(JSON.stringify(delivery)).not.toContain("orchard-7");
});

test("a redirect is not followed, since the key would go along", async () => {
  const elsewhere = await textServer();
  const { address } = await textServer({ status: 307, location: elsewhere.address });

  const delivery = await webhookDelivery(service(address)).send(MESSAGE, signal);

  expect(delivery).toMatchObject({ outcome: "failed", failure: { kind: "redirect", isPassing: false } });
  expect(elsewhere.calls).toEqual([]);
});

test("nobody at the address, no such name and no answer in time are three things", async () => {
  const silent = await textServer({ status: 200, isSilent: true });
  const failures = await Promise.all([
    webhookDelivery(service(await closedAddress())).send(MESSAGE, signal),
    webhookDelivery(service("https://no-such-name.invalid/send")).send(MESSAGE, signal),
    webhookDelivery(service(silent.address), 200).send(MESSAGE, signal),
  ]);

  expect(failures).toMatchObject(
    ["nobody-answers", "no-such-name", "too-slow"].map((kind) => ({
      outcome: "failed",
      failure: { kind, isPassing: true },
    })),
  );
});

test("a try that is ended from outside is no answer of the service", async () => {
  const silent = await textServer({ status: 200, isSilent: true });
  const stopped = new AbortController();
  const sending = webhookDelivery(service(silent.address)).send(MESSAGE, stopped.signal);
  stopped.abort();

  await expect(sending).rejects.toThrow("aborted");
});
