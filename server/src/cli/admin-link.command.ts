import * as z from "zod/mini";
import { stateful } from "./command.ts";

export const adminLinkCommand = stateful({
  name: "admin-link",
  usage: "",
  summary: "Makes a new one-time administrator link; an unused older one stops working.",
  input: z.object({}),
  read: () => ({}),
  run: async (_input, { app }) => {
    const link = await app.identity.administratorLinks.make();
    return { json: link, text: `${link.url}\nOnce, until ${link.expiresAt}.` };
  },
});
