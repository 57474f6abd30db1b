import { identityPaths } from "@app/contract/identity/paths";
import { MailSetting, MailTest } from "@app/contract/identity/mail";
import type { MailInput } from "@app/contract/identity/mail";
import { send, useRead } from "#/lib/api/api.ts";
import { saveWhole } from "#/lib/edits/save-whole.ts";

export function useMail() {
  return useRead(identityPaths.mail, MailSetting);
}

const WORDS = {
  isUsed: "Mails go out",
  host: "Mail server",
  port: "Port",
  security: "Security",
  user: "User name",
  password: "Password",
  fromAddress: "From address",
  fromName: "From name",
};

/** Over the setting as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function saveMail(seen: MailSetting, change: MailInput): Promise<MailSetting | null> {
  return saveWhole(
    identityPaths.mail,
    { change, seen: { ...seen, password: undefined }, words: WORDS },
    MailSetting,
  );
}

/** Sends a mail to whoever asks, with the saved settings. */
export function sendOneNow(): Promise<MailTest> {
  return send("POST", identityPaths.mailTest, undefined, MailTest, { isQuestion: true });
}
