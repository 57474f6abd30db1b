import * as z from "zod/mini";
import type { DeliveryFailure } from "#/identity/mail/delivery/mail-delivery.ts";

const SAID_MAX = 200;
/** What is looked at of an error; the rest of it may hold numbers and keys. */
const Thrown = z.object({
  name: z.string(),
  message: z.string(),
  cause: z.optional(z.object({ code: z.optional(z.string()), message: z.optional(z.string()) })),
});

/** Why a call got no answer, by what its error says; the first that fits. */
const KINDS: readonly {
  kind: string;
  said: RegExp;
  isPassing: boolean;
  sentence: (host: string) => string;
}[] = [
  {
    kind: "redirect",
    said: /redirect/u,
    isPassing: false,
    sentence: (host) =>
      `${host} sends on to another address, which is not followed, since the keys would go along. Enter the address that it sends on to.`,
  },
  {
    kind: "no-such-name",
    said: /ENOTFOUND|EAI_/u,
    isPassing: true,
    sentence: (host) =>
      `No server was found by the name ${host}. Check the spelling, and whether this machine can look up names.`,
  },
  {
    kind: "nobody-answers",
    said: /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES/u,
    isPassing: true,
    sentence: (host) =>
      `Nobody answers at ${host}. Check the address, and whether a firewall lets this machine out.`,
  },
  {
    kind: "too-slow",
    said: /TimeoutError|UND_ERR_\w*TIMEOUT|ETIMEDOUT/u,
    isPassing: true,
    sentence: (host) => `${host} did not answer in time. Try again in a moment.`,
  },
  {
    kind: "certificate",
    said: /CERT_|UNABLE_TO_|SELF_SIGNED|ALTNAME|DEPTH_ZERO/u,
    isPassing: false,
    sentence: (host) =>
      `The certificate of ${host} is not valid for that name, or not signed by an authority that this machine trusts, so nothing was sent. For an authority of your own, start Herald with NODE_EXTRA_CA_CERTS.`,
  },
  {
    kind: "no-encryption",
    said: /ERR_SSL|EPROTO|WRONG_VERSION/u,
    isPassing: false,
    sentence: (host) => `${host} does not speak https at this address.`,
  },
];

/** A call of the service that got no answer, in plain words. */
export function unansweredText(error: unknown, address: string): DeliveryFailure {
  const { name, message, cause } = Thrown.safeParse(error).data ?? { name: "", message: "" };
  const all = `${name} ${message} ${cause?.code ?? ""} ${cause?.message ?? ""}`;
  const { host } = new URL(address);
  const found = KINDS.find(({ said }) => said.test(all));
  if (!found)
    return { kind: "closed", sentence: `${host} closed the connection in the middle.`, isPassing: true };
  return { kind: found.kind, sentence: found.sentence(host), isPassing: found.isPassing };
}

/** An answer of the service that is no yes, in plain words. */
export function refusedText(status: number, said: string, address: string): DeliveryFailure {
  const { host } = new URL(address);
  const words = said.replaceAll(/\s+/gu, " ").trim().slice(0, SAID_MAX);
  const sentence = `${host} answered ${status}: ${MEANINGS[status] ?? meaningOf(status)}`;
  return {
    kind: `status-${status}`,
    sentence: words === "" ? sentence : `${sentence} It said: “${words}”`,
    isPassing: status === 408 || status === 429 || status >= 500,
  };
}

const MEANINGS: Readonly<Record<number, string>> = {
  401: "it does not accept the key. Enter the headers again.",
  402: "the account there has no credit left.",
  403: "the key may not send this. Look at what the account there is allowed.",
  404: "there is no such address. Check what comes after the name of the server.",
  405: "it takes no POST at this address. Check the address.",
  415: "it wants another format. Choose JSON, form or XML as its documents say.",
  429: "too many messages were sent to it. Try again in a moment.",
};

function meaningOf(status: number): string {
  if (status >= 500) return "something went wrong there. Try again in a moment.";
  return "it did not take the message. Check the body against its documents, and the number.";
}
