import * as z from "zod/mini";
import { EMAIL_MAX, isEmail } from "./email.ts";
import { isOneLine, NAME_MAX } from "./names.ts";
import { Version, Versioned } from "../versions.ts";

const HOST_MAX = 253;
const USER_MAX = 254;
const PASSWORD_MAX = 1024;
/** Mails that one address gets in a minute. */
export const MAILS_A_MINUTE = 30;

/**
 * How the connection to the mail server is secured: from its beginning, or by STARTTLS, which must succeed. `none` is
 * for a mail server on Herald's own machine.
 */
export const MailSecurity = z.enum(["smtps", "starttls", "none"], "Choose how the connection is secured");
export type MailSecurity = z.infer<typeof MailSecurity>;
/** The port that goes with it, unless somebody says otherwise. */
export const USUAL_PORTS: Readonly<Record<MailSecurity, number>> = { smtps: 465, starttls: 587, none: 25 };

const MailHost = z.string("Enter the name of the mail server").check(
  z.trim(),
  z.maxLength(HOST_MAX, "Too long"),
  z.refine(
    (text) => /^[\w.-]*$|^[\da-f]*:[\da-f]*:[\da-f:.]*$/iu.test(text),
    "Only its name or address, such as smtp.example.org",
  ),
);
const MailPort = z
  .int("Enter a port, such as 587")
  .check(z.minimum(1, "Enter a port, such as 587"), z.maximum(65_535, "Enter a port, such as 587"));
const FromAddress = z.string("Enter an address").check(
  z.trim(),
  z.maxLength(EMAIL_MAX, "Too long"),
  z.refine((text) => text === "" || isEmail(text, "any"), "Enter an address, such as herald@example.org"),
);
const oneLine = (maximum: number) =>
  z.string().check(z.trim(), z.maxLength(maximum, "Too long"), z.refine(isOneLine, "One line only"));

/** A mail server and who mails come from; an empty `user` signs in nowhere. */
const fields = {
  host: MailHost,
  port: MailPort,
  security: MailSecurity,
  user: oneLine(USER_MAX),
  fromAddress: FromAddress,
  fromName: oneLine(NAME_MAX),
};
export const MailServer = z.object(fields);
export type MailServer = z.infer<typeof MailServer>;

/** What a person saves. Without a `password` the kept one stays, as long as it goes to the same server. */
export const MailInput = z.extend(MailServer, {
  /** Whether mails go to the server; otherwise they wait in the outbox. */
  isUsed: z.boolean(),
  password: z.optional(z.nullable(z.string().check(z.maxLength(PASSWORD_MAX, "Too long")))),
});
export type MailInput = z.infer<typeof MailInput>;
export const MailChange = z.extend(MailInput, Versioned.shape);
export type MailChange = z.infer<typeof MailChange>;

/** How mails go out, without the password. */
export const MailSetting = z.extend(MailServer, {
  /** Who decides: SMTP_URL, what was set on screen, or nobody, and mails wait in the outbox. */
  way: z.enum(["environment", "settings", "outbox"]),
  isUsed: z.boolean(),
  hasPassword: z.boolean(),
  /** What was set cannot be opened any more, since this data directory has another secret. */
  isUnreadable: z.boolean(),
  version: Version,
});
export type MailSetting = z.infer<typeof MailSetting>;

/** What became of a mail that a server administrator had sent to themselves. */
export const MailTest = z.object({
  to: z.string(),
  isSent: z.boolean(),
  /** Why not, with what to do. */
  failure: z.nullable(z.string()),
});
export type MailTest = z.infer<typeof MailTest>;
