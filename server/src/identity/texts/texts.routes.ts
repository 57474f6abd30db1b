import { identityPaths } from "@app/contract/identity/paths";
import { TextChange, TextChannel, TextSetting, TextTest, TextTestInput } from "@app/contract/identity/texts";
import type { Http } from "#/platform/http/http.ts";
import type { TextSettingsService } from "./text-settings.service.ts";
import type { TextsService } from "./texts.service.ts";

const SERVER = { config: { access: "administrator of the server" } } as const;
const CHANGES_SERVER = { config: { ...SERVER.config, fresh: true } } as const;
const PATHS: Readonly<Record<TextChannel, { setting: string; test: string }>> = {
  sms: { setting: identityPaths.sms, test: identityPaths.smsTest },
  whatsapp: { setting: identityPaths.whatsapp, test: identityPaths.whatsappTest },
};

/** The services that send messages to phones belong to the server and not to a workspace. */
export function textRoutes(
  http: Http,
  { texts, textSettings }: { texts: TextsService; textSettings: TextSettingsService },
): void {
  for (const channel of TextChannel.options) {
    const { setting, test } = PATHS[channel];
    http.get(
      setting,
      {
        ...SERVER,
        schema: { summary: "How these messages go out, without the headers", response: { 200: TextSetting } },
      },
      ({ caller }) => textSettings.read(caller, channel),
    );

    http.put(
      setting,
      {
        ...CHANGES_SERVER,
        schema: {
          summary: "Set the service that sends these messages, or have them wait in the outbox",
          body: TextChange,
          response: { 200: TextSetting },
        },
      },
      ({ caller, body }) => textSettings.change(caller, channel, body),
    );

    http.post(
      test,
      {
        ...SERVER,
        schema: {
          summary: "Send a message to a number and say what became of it",
          body: TextTestInput,
          response: { 200: TextTest },
        },
      },
      ({ caller, body }) => texts.test(caller, channel, body.to),
    );
  }
}
