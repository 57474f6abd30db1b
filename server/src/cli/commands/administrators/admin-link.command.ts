import * as z from "zod/mini";
import { stateful } from "#/cli/command.ts";

export const adminLinkCommand = stateful({
  name: "admin-link",
  usage: "",
  summary: "Makes a new one-time administrator link; an unused older one stops working.",
  input: z.object({}),
  read: () => ({}),
  run: async (_input, { domains }) => {
    const link = await domains.identity.administratorLinks.make();
    return { json: link, text: `${link.url}\nOnce, until ${link.expiresAt}.` };
  },
});
