import { expect, test } from "vitest";
import { administrator, Browser, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

/** To whom messages wait or went. */
async function sentTo(app: IdentityApp): Promise<string[]> {
  return (await app.identity.outbox.lines()).map(({ to }) => to);
}

const NUMBER = "+4915112345678";

test.each(["0151 12345678", "+49", "+4915112345678901234", "maya", ""])(
  "%j is no number that a code could go to",
  async (phone_number) => {
    const app = await startIdentityApp();

    const { status, json } = await new Browser(app).call("POST", "/otps/sms/login_or_create", {
      phone_number,
    });

    expect(status).toBe(400);
    expect(json.error_message).toContain("with its country");
  },
);

test.each([
  ["+499001234567", {}, "cost extra"],
  ["+491512345678", {}, "No number like this is given out"],
  ["+33612345678", { SMS_PREFIXES: "+49, +43" }, "begin with +49 or +43 here"],
])("to %s nothing is sent, whoever asks, and they hear why", async (phone_number, env, reason) => {
  const app = await startIdentityApp({ SIGN_UP: "open", ...env });
  const maya = await administrator(app);
  const before = await sentTo(app);

  const answers = [
    await new Browser(app).call("POST", "/otps/sms/login_or_create", { phone_number }),
    await new Browser(app).call("POST", "/otps/sms/send/primary", { phone_number }),
    await maya.call("POST", "/otps/sms/send/secondary", { phone_number }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  for (const { json } of answers) expect(json.error_message).toContain(reason);
  expect(await sentTo(app)).toEqual(before);
});

test("the prefixes of SMS are none of WhatsApp", async () => {
  const app = await startIdentityApp({ SMS_PREFIXES: "+43" });
  const maya = await administrator(app);

  const { status } = await maya.call("POST", "/otps/whatsapp/send/secondary", { phone_number: NUMBER });

  expect(status).toBe(200);
  expect(await sentTo(app)).toContain(NUMBER);
});
