import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import type { MailEndpoint } from "#/identity/mail/mail-server.rules.ts";
import { LETTER, mailDeliverySuite } from "./mail-delivery.conformance.ts";
import {
  CERTIFICATE,
  closingServer,
  LOGIN,
  mailServer,
  readMail,
  silentServer,
} from "./mail-servers.fixtures.ts";
import type { Refusals } from "./mail-servers.fixtures.ts";
import { outboxDelivery } from "./outbox.delivery.ts";
import { smtpDelivery } from "./smtp.delivery.ts";

const PATIENCE = { connectMs: 2000, silenceMs: 1000, wholeMs: 3000 };

mailDeliverySuite("outbox", () => Promise.resolve(outboxDelivery), "kept");
mailDeliverySuite("SMTP", async () => smtpDelivery((await mailServer()).endpoint), "sent");

async function failureAt(endpoint: MailEndpoint) {
  const end = await smtpDelivery(endpoint, PATIENCE).send(LETTER, new AbortController().signal);
  if (end.outcome !== "failed") throw new Error(`It was ${end.outcome}`);
  return end.failure;
}

function trustTheCertificate(): void {
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, CERTIFICATE]);
  onTestFinished(() => setDefaultCACertificates(before));
}

test("a mail arrives once, in plain text and HTML, from whom and to whom it says, and is marked as automatic", async () => {
  const server = await mailServer();

  await smtpDelivery(server.endpoint).send(LETTER, new AbortController().signal);

  expect(server.mails).toMatchObject([{ from: "herald@fern.com", to: [LETTER.to], user: null }]);
  const email = await readMail(server);
  expect(email).toMatchObject({
    from: { name: "Herald of Fernhollow", address: "herald@fern.com" },
    to: [{ address: LETTER.to }],
    subject: LETTER.subject,
    text: `${LETTER.text}\n`,
    html: `${LETTER.html}\n`,
    messageId: `<${LETTER.id}@fern.com>`,
  });
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]));
  expect(headers.get("auto-submitted")).toBe("auto-generated");
  expect(headers.has("x-mailer")).toBe(false);
});

test("an address is one address, and a subject one line", async () => {
  const server = await mailServer();
  const odd = { ...LETTER, to: "ida,eve@example.org", subject: "One\r\nBcc: eve@example.org" };

  await smtpDelivery(server.endpoint).send(odd, new AbortController().signal);

  expect(server.mails[0]?.to).toEqual(['"ida,eve"@example.org']);
  expect((await readMail(server)).bcc).toBeUndefined();
});

test.each(["smtps", "starttls"] as const)(
  "%s: what is sent is encrypted, login included",
  async (security) => {
    trustTheCertificate();
    const { endpoint, mails } = await mailServer({ security, needsLogin: true });

    const end = await smtpDelivery({ ...endpoint, ...LOGIN }).send(LETTER, new AbortController().signal);

    expect(end).toEqual({ outcome: "sent" });
    expect(mails).toMatchObject([{ isEncrypted: true, user: LOGIN.user }]);
  },
);

test("on this machine a mail server may be open, and encryption is taken where it is offered", async () => {
  const open = await mailServer();
  const offering = await mailServer({ offersStartTls: true });
  const { signal } = new AbortController();

  expect(await smtpDelivery(open.endpoint).send(LETTER, signal)).toEqual({ outcome: "sent" });
  expect(await smtpDelivery(offering.endpoint).send(LETTER, signal)).toEqual({ outcome: "sent" });

  expect(open.mails).toMatchObject([{ isEncrypted: false }]);
  expect(offering.mails).toMatchObject([{ isEncrypted: true }]);
});

test.each(["smtps", "starttls"] as const)(
  "%s: to a server that nobody vouches for nothing is sent",
  async (security) => {
    const { endpoint, mails } = await mailServer({ security });

    expect(await failureAt({ ...endpoint, ...LOGIN })).toMatchObject({
      kind: "certificate",
      isPassing: false,
      sentence: expect.stringContaining("NODE_EXTRA_CA_CERTS"),
    });
    expect(mails).toEqual([]);
  },
);

test("a server that offers no encryption is told apart by what was chosen", async () => {
  const { endpoint, mails } = await mailServer();

  expect(await failureAt({ ...endpoint, security: "starttls" })).toMatchObject({
    kind: "no-encryption",
    sentence: expect.stringContaining("does not offer STARTTLS"),
  });
  expect(await failureAt({ ...endpoint, security: "smtps" })).toMatchObject({
    kind: "no-encryption",
    sentence: expect.stringContaining("Choose STARTTLS"),
  });
  expect(mails).toEqual([]);
});

test.each<[Refusals, string, string, boolean]>([
  [{ login: "535 5.7.8 No" }, "login", "did not accept the user name herald@fern.com", false],
  [{ login: "454 4.7.0 Later" }, "later", "“454 4.7.0 Later”", true],
  [{ sender: "553 5.7.1 Not yours" }, "sender", "does not send mail from herald@fern.com", false],
  [{ recipient: "550 5.1.1 No such user" }, "recipient", "“550 5.1.1 No such user”", false],
  [{ sender: "421 4.3.2 Later" }, "later", "asks to try again later", true],
  [{ recipient: "451 4.7.1 Greylisted" }, "later", "asks to try again later", true],
  [{ mail: "452 4.3.1 No room" }, "later", "asks to try again later", true],
  [{ mail: "554 5.7.1 Spam" }, "mail", "refused the mail itself", false],
])("a server that refuses says so: %o", async (refuses, kind, words, isPassing) => {
  const { endpoint } = await mailServer({ refuses, needsLogin: true });

  expect(await failureAt({ ...endpoint, ...LOGIN })).toMatchObject({
    kind,
    isPassing,
    sentence: expect.stringContaining(words),
  });
});

test("a password that is not right, and one that is missing", async () => {
  const { endpoint } = await mailServer({ needsLogin: true });

  const wrong = await failureAt({ ...endpoint, ...LOGIN, password: "orchard-8" });
  expect(wrong).toMatchObject({ kind: "login", isPassing: false });
  expect(wrong.sentence).not.toContain("orchard-8");
  expect(await failureAt(endpoint)).toMatchObject({ kind: "login-missing", isPassing: false });
});

test("a server that is silent, one that goes away in the middle, and none at all", async () => {
  const gone = (await mailServer()).endpoint;

  expect(await failureAt((await silentServer()).endpoint)).toMatchObject({
    kind: "too-slow",
    isPassing: true,
  });
  expect(await failureAt((await closingServer()).endpoint)).toMatchObject({
    kind: "closed",
    isPassing: true,
  });
  expect(await failureAt({ ...gone, port: 1 })).toMatchObject({ kind: "nobody-answers", isPassing: true });
  expect(await failureAt({ ...gone, host: "mail.invalid" })).toMatchObject({
    kind: "no-such-name",
    sentence: expect.stringContaining("by the name mail.invalid"),
    isPassing: true,
  });
});

test("a try that is ended from outside throws, so that it is tried again", async () => {
  const { endpoint } = await silentServer();
  const ending = new AbortController();

  const sending = smtpDelivery(endpoint).send(LETTER, ending.signal);
  ending.abort(new Error("Herald stops"));

  await expect(sending).rejects.toThrow("Herald stops");
});
