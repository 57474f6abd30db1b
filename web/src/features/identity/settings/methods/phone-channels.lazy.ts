import { project } from "#/features/identity/client/calls/project.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import type { CodeChannel } from "#/features/identity/sign-in/codes/code-channels.ts";

export type PhoneChannel = Exclude<CodeChannel, "email">;

/** How codes reach a phone now. */
export async function readPhoneChannels(): Promise<PhoneChannel[]> {
  const { passcode_channels: all } = await project((await getIdentity()).client);
  return all.filter((channel): channel is PhoneChannel => channel !== "email");
}
