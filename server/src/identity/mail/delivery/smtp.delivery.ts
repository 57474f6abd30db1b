import type { MailEndpoint } from "#/identity/mail/mail-server.rules.ts";
import { mailFailure } from "./mail-failures.rules.ts";
import type { Letter, MailDelivery } from "./mail-delivery.ts";

/** How long a mail server may take. Chosen by us. */
export interface SmtpPatience {
  connectMs: number;
  silenceMs: number;
  wholeMs: number;
}

const PATIENCE: SmtpPatience = { connectMs: 10_000, silenceMs: 20_000, wholeMs: 45_000 };

/** Sends by a mail server, on a connection of its own for each mail. */
export function smtpDelivery(endpoint: MailEndpoint, patience: SmtpPatience = PATIENCE): MailDelivery {
  return {
    async send(letter, signal) {
      const whole = AbortSignal.timeout(patience.wholeMs);
      // Loaded with the first mail: it holds memory, and few servers send.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport(optionsOf(endpoint, patience));
      try {
        await transport.sendMail({
          ...messageOf(letter, endpoint),
          signal: AbortSignal.any([signal, whole]),
        });
        return { outcome: "sent" };
      } catch (error) {
        signal.throwIfAborted();
        return { outcome: "failed", failure: mailFailure(error, endpoint) };
      } finally {
        transport.close();
      }
    },
  };
}

function optionsOf({ host, port, security, user, password }: MailEndpoint, patience: SmtpPatience) {
  const isOpen = security === "none";
  return {
    host,
    port,
    secure: security === "smtps",
    requireTLS: security === "starttls",
    // On this machine encryption is taken where it is offered, whoever vouches for it.
    opportunisticTLS: isOpen,
    tls: { rejectUnauthorized: !isOpen },
    ...(user !== "" && { auth: { user, pass: password ?? "" } }),
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function messageOf({ id, to, subject, text, html }: Letter, { fromAddress, fromName }: MailEndpoint) {
  const address = oneAddress(to);
  return {
    envelope: { from: fromAddress, to: [address] },
    from: { name: fromName, address: fromAddress },
    to: { name: "", address },
    subject,
    text,
    html,
    messageId: `<${id}@${fromAddress.split("@").at(-1) ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    xMailer: false as const,
  };
}

/** Before its @ nearly everything may stand in an address, and in quotes it is not taken for two. */
function oneAddress(to: string): string {
  const at = to.lastIndexOf("@");
  const name = to.slice(0, at);
  if (/^[^\s"(),:;<>@[\\\]]+$/u.test(name)) return to;
  return `"${name.replaceAll(/["\\]/gu, "\\$&")}"${to.slice(at)}`;
}
