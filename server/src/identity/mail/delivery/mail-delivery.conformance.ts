import { expect, test } from "vitest";
import type { Letter, MailDelivery } from "./mail-delivery.ts";

export const LETTER: Letter = {
  id: "2f1c1f0e-6f0f-4f7e-9d51-6f3f0a5b7c11",
  to: "maya@fernhollow.com",
  subject: "Sign-in link",
  text: "Hello Maya,\n\nopen this.",
  html: "<p>Hello Maya,</p>",
};

/** What every way for mails to go promises. */
export function mailDeliverySuite(name: string, open: () => Promise<MailDelivery>, outcome: "sent" | "kept") {
  test(`${name}: a mail is ${outcome}, again and again, and several at a time`, async () => {
    const way = await open();
    const { signal } = new AbortController();

    const ends = await Promise.all([1, 2, 3].map(() => way.send(LETTER, signal)));
    const later = await way.send(LETTER, signal);

    expect([...ends, later].map((end) => end.outcome)).toEqual([outcome, outcome, outcome, outcome]);
  });

  test(`${name}: odd words and an address that looks like two are no fault`, async () => {
    const way = await open();
    const odd = {
      ...LETTER,
      to: "ida,eve@example.org",
      subject: "Zeile eins\r\nBcc: eve@example.org 🌿",
      text: ".\r\n.\r\n\u2028",
    };

    expect(await way.send(odd, new AbortController().signal)).toEqual({ outcome });
  });
}
