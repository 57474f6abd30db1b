import { ApiTokenInput, TOKEN_DAYS } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import { allPages } from "#/cli/all-pages.ts";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";
import type { CommandLine, Outcome } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const TokenCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list") }),
  z.object({ action: z.literal("revoke"), id: z.uuid("This is no id of a token; token list prints them") }),
  z.extend(ApiTokenInput, { action: z.literal("create") }),
]);

export const tokenCommand = stateful({
  name: "token",
  usage: "create NAME [--scopes read,write] [--days N] | list | revoke ID",
  summary: "Makes, lists and revokes tokens for programs, each for one workspace.",
  options: {
    scopes: { kind: "value", meaning: "what it may do: read, or read,write (the default)" },
    days: { kind: "value", meaning: `how many days it works; ${TOKEN_DAYS} without it` },
  },
  input: TokenCommand,
  read: readLine,
  run: async (input, { domains, caller }): Promise<Outcome> => {
    const { apiTokens } = domains.identity;
    const who = await caller();
    if (input.action === "create") {
      const { action: _action, ...wanted } = input;
      const made = await apiTokens.create(who, wanted);
      return { json: made, text: `${made.token}\nShown once: keep it now.` };
    }
    if (input.action === "revoke") {
      await apiTokens.revoke(who, input.id);
      return { json: { id: input.id, revoked: true }, text: "The token is revoked." };
    }
    const tokens = await allPages((page) => apiTokens.list(who, page));
    const rows = tokens.map(({ id, name, scopes, madeBy, expiresAt, lastUsedAt }) => [
      id,
      name,
      scopes.join(","),
      `by ${madeBy ? madeBy.name || "somebody without a name" : "the command line"}`,
      `until ${expiresAt}`,
      lastUsedAt === null ? "not used yet" : `last used ${lastUsedAt}`,
    ]);
    return { json: tokens, text: rows.length > 0 ? table(rows) : "There are no tokens." };
  },
});

function readLine(line: CommandLine): unknown {
  const [action, ...words] = line.words;
  if (action === "list" && words.length === 0) return { action };
  const [id] = words;
  if (action === "revoke" && id !== undefined) return { action, id };
  if (action !== "create") throw usageError("Say create NAME, list or revoke ID.");
  const days = line.value("days");
  return {
    action,
    name: words.join(" "),
    ...(line.value("scopes") !== undefined && { scopes: line.value("scopes")?.split(",") }),
    ...(days !== undefined && { days: Number(days) }),
  };
}
