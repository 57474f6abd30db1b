import * as z from "zod/mini";
import { WorkspaceInput } from "@app/contract/identity";
import { usageError } from "./cli.errors.ts";
import { stateful } from "./command.ts";
import { table } from "./output.ts";

const WorkspaceCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list") }),
  z.extend(z.pick(WorkspaceInput, { name: true, slug: true }), { action: z.literal("create") }),
]);

export const workspaceCommand = stateful({
  name: "workspace",
  usage: "create NAME [--slug SLUG] | list",
  summary: "Makes a workspace without members, whose owner the first administrator becomes; or lists all.",
  options: { slug: { kind: "value", meaning: "how the workspace is called in addresses" } },
  input: WorkspaceCommand,
  read: (line) => {
    const [action, ...words] = line.words;
    if (action === "list" && words.length === 0) return { action };
    if (action !== "create") throw usageError("Say create NAME or list.");
    const slug = line.value("slug");
    return { action, name: words.join(" "), ...(slug !== undefined && { slug }) };
  },
  run: async (input, { domains }) => {
    const { workspaces } = domains.identity;
    if (input.action === "create") {
      const made = await workspaces.createUnclaimed(input.name, input.slug);
      return { json: made, text: `Workspace ${made.name} is made (${made.slug}).` };
    }
    const found = await workspaces.lines();
    const rows = found.map(({ slug, name, isSample, hasMembers }) => [
      slug,
      name,
      isSample ? "sample" : hasMembers ? "" : "no members yet",
    ]);
    return { json: found, text: table(rows) };
  },
});
