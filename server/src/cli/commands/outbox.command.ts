import * as z from "zod/mini";
import { stateful } from "#/cli/command.ts";

export const outboxCommand = stateful({
  name: "outbox",
  usage: "",
  summary: "Prints the messages that Herald wrote, oldest first.",
  input: z.object({}),
  read: () => ({}),
  run: async (_input, { domains }) => {
    const messages = await domains.identity.outbox.lines();
    const letters = messages.map(
      ({ createdAt, channel, to, subject, text }) =>
        `${createdAt}  ${channel}  ${to}\n${subject}\n\n${text}\n`,
    );
    return {
      json: messages,
      lines: true,
      text: letters.length > 0 ? letters.join("\n") : "No message was written in the last days.",
    };
  },
});
