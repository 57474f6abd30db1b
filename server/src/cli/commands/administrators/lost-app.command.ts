import { EMAIL_MAX } from "@app/contract/identity/email";
import * as z from "zod/mini";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";

export const lostAppCommand = stateful({
  name: "lost-app",
  usage: "EMAIL",
  summary: "Lets somebody who lost their authenticator app and recovery codes in again, by their mailbox.",
  input: z.object({ email: z.string().check(z.maxLength(EMAIL_MAX, "This is too long for an e-mail")) }),
  read: ({ words: [email, ...rest] }) => {
    if (email === undefined || rest.length > 0) throw usageError("Say whose app is lost: lost-app EMAIL.");
    return { email };
  },
  run: async ({ email }, { domains }) => {
    const { userId, ways } = await domains.identity.lostApps.letGoLocally(email);
    const text = `${email} is signed out everywhere and got a mail. Within 24 hours they sign in ${ways}; their app and its recovery codes are gone then.`;
    return { json: { userId }, text };
  },
});
