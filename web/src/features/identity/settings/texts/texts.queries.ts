import { identityPaths } from "@app/contract/identity/paths";
import { TextSetting, TextTest } from "@app/contract/identity/texts";
import type { TextChannel, TextInput } from "@app/contract/identity/texts";
import { send, useRead } from "#/lib/api/api.ts";
import { saveWhole } from "#/lib/edits/save-whole.ts";

const PATHS: Readonly<Record<TextChannel, { setting: string; test: string }>> = {
  sms: { setting: identityPaths.sms, test: identityPaths.smsTest },
  whatsapp: { setting: identityPaths.whatsapp, test: identityPaths.whatsappTest },
};

export function useTexts(channel: TextChannel) {
  return useRead(PATHS[channel].setting, TextSetting);
}

const WORDS = {
  isUsed: "Messages go out",
  address: "Address",
  format: "Format",
  body: "Body",
  headers: "Headers",
};

/** Over the setting as it was `seen`; null when what somebody else saved meanwhile is kept. */
export function saveTexts(seen: TextSetting, change: TextInput): Promise<TextSetting | null> {
  return saveWhole(
    PATHS[seen.channel].setting,
    { change, seen: { ...seen, headers: undefined }, words: WORDS },
    TextSetting,
  );
}

/** Sends a message to a number, with the saved settings. */
export function sendOneNow(channel: TextChannel, to: string): Promise<TextTest> {
  return send("POST", PATHS[channel].test, { to }, TextTest, { isQuestion: true });
}
