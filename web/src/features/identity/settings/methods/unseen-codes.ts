import type { OwnUser } from "#/features/identity/client/answers.ts";
import { ownUser } from "#/features/identity/client/calls/own-user.ts";
import { getIdentity } from "#/features/identity/identity.ts";

const UNSEEN = "recovery_codes_unseen";

/** Whether there are recovery codes that nobody has said they kept: the answer with them may have been lost. */
export function hasUnseenCodes({ untrusted_metadata: noted }: OwnUser): boolean {
  return noted[UNSEEN] === true;
}

/** Noted before codes are made, and taken back once somebody says that they are kept. */
export async function noteUnseenCodes(isUnseen: boolean): Promise<void> {
  const { client } = await getIdentity();
  const own = ownUser(client);
  const { [UNSEEN]: _before, ...others } = (await own.get()).untrusted_metadata;
  await own.update({ untrusted_metadata: isUnseen ? { ...others, [UNSEEN]: true } : others });
}
