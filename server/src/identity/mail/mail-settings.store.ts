import { MailServer } from "@app/contract/identity/mail";
import * as z from "zod/mini";
import type { SealedSetting } from "#/identity/users/sealed-settings.store.ts";

const StoredMail = z.extend(MailServer, { isUsed: z.boolean(), password: z.nullable(z.string()) });
type StoredMail = z.infer<typeof StoredMail>;

/** The mail server that is set on screen. */
export const MAIL_SETTING: SealedSetting<StoredMail> = {
  key: "mail",
  purpose: "herald mail server",
  schema: StoredMail,
  shown: ({ password: _password, ...mail }) => mail,
};
