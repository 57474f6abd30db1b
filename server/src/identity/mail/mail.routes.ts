import { MailChange, MailSetting, MailTest } from "@app/contract/identity/mail";
import { identityPaths } from "@app/contract/identity/paths";
import type { Http } from "#/platform/http/http.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";
import type { MailsService } from "./mails.service.ts";

const SERVER = { config: { access: "administrator of the server" } } as const;
const CHANGES_SERVER = { config: { ...SERVER.config, fresh: true } } as const;

/** The mail server belongs to the server and not to a workspace. */
export function mailRoutes(
  http: Http,
  { mails, mailSettings }: { mails: MailsService; mailSettings: MailSettingsService },
): void {
  http.get(
    identityPaths.mail,
    {
      ...SERVER,
      schema: { summary: "How mails go out, without the password", response: { 200: MailSetting } },
    },
    ({ caller }) => mailSettings.read(caller),
  );

  http.put(
    identityPaths.mail,
    {
      ...CHANGES_SERVER,
      schema: {
        summary: "Set the mail server, or have mails wait in the outbox",
        body: MailChange,
        response: { 200: MailSetting },
      },
    },
    async ({ caller, body }) => {
      const changed = await mailSettings.change(caller, body);
      await mails.sendKept();
      return changed;
    },
  );

  http.post(
    identityPaths.mailTest,
    {
      ...SERVER,
      schema: { summary: "Send a mail to yourself and say what became of it", response: { 200: MailTest } },
    },
    ({ caller }) => mails.test(caller),
  );
}
