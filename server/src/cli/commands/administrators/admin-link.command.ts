import { EMAIL_MAX } from "@app/contract/identity/email";
import * as z from "zod/mini";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";

export const adminLinkCommand = stateful({
  name: "admin-link",
  usage: "[EMAIL]",
  summary:
    "Makes a one-time administrator link, for anybody or for one account alone; an unused older one for anybody stops working.",
  input: z.object({
    email: z.optional(z.string().check(z.maxLength(EMAIL_MAX, "This is too long for an e-mail"))),
  }),
  read: ({ words: [email, ...rest] }) => {
    if (rest.length > 0) throw usageError("Name one account at most: admin-link EMAIL.");
    return { email };
  },
  run: async ({ email }, { domains }) => {
    const link = await domains.identity.administratorLinks.make(email ?? null);
    return { json: link, text: `${link.url}\nOnce, until ${link.expiresAt}.` };
  },
});
