import * as z from "zod/mini";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";

export const endSessionsCommand = stateful({
  name: "end-sessions",
  usage: "[--tokens]",
  summary: "Signs everybody out and ends every open link and code, as after a restored backup.",
  options: { tokens: { kind: "switch", meaning: "API tokens and invite links end, too" } },
  input: z.object({ alsoTokens: z.boolean() }),
  read(line) {
    if (line.words.length > 0) throw usageError("end-sessions takes no further words.");
    return { alsoTokens: line.isSet("tokens") };
  },
  run: async (input, { domains }) => {
    const ended = await domains.identity.accessEndings.endAll(input);
    const { sessions, links, codes, steps, tokens, inviteLinks } = ended;
    const parts = [
      counted(sessions, "session"),
      counted(links, "link"),
      counted(codes, "code"),
      counted(steps, "sign-in that had begun", "sign-ins that had begun"),
      ...(tokens === null ? [] : [counted(tokens, "API token")]),
      ...(inviteLinks === null ? [] : [counted(inviteLinks, "invite link")]),
    ];
    const rest =
      tokens === null
        ? "API tokens and invite links work on; with --tokens they end, too."
        : "Make new API tokens for the programs that need one.";
    return { json: ended, text: `Ended: ${parts.join(", ")}. Everybody signs in again.\n${rest}` };
  },
});

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
