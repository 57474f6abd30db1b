import { EMAIL_MAX } from "@app/contract/identity/email";
import * as z from "zod/mini";
import { allPages } from "#/cli/all-pages.ts";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const AdminsCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list") }),
  z.object({
    action: z.literal("remove"),
    email: z.string().check(z.maxLength(EMAIL_MAX, "This is too long for an e-mail")),
  }),
]);

export const adminsCommand = stateful({
  name: "admins",
  usage: "[list] | remove EMAIL",
  summary: "Lists who administers the server, or takes that away from one of them, but not the last.",
  input: AdminsCommand,
  read: ({ words: [action = "list", email, ...rest] }) => {
    if (action === "list" && email === undefined) return { action };
    if (action !== "remove" || email === undefined || rest.length > 0)
      throw usageError("Say list or remove EMAIL.");
    return { action, email };
  },
  run: async (input, { domains }) => {
    const { serverAdministrators } = domains.identity;
    if (input.action === "remove") {
      const userId = await serverAdministrators.removeLocally(input.email);
      const text = `${input.email} does not administer the server any more, and is signed out everywhere.`;
      return { json: { userId, removed: true }, text };
    }
    const found = await allPages((page) => serverAdministrators.lines(page));
    const rows = found.map(({ name, email, since, lastSeenAt }) => [
      email ?? "no e-mail",
      name || "no name",
      since === null ? "" : `since ${since}`,
      lastSeenAt === null ? "not yet seen" : `last seen ${lastSeenAt}`,
    ]);
    return {
      json: found,
      text:
        rows.length > 0 ? table(rows) : "Nobody administers the server yet; ./herald admin-link lets you.",
    };
  },
});
