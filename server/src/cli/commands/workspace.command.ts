import * as z from "zod/mini";
import { EMAIL_MAX } from "@app/contract/identity/email";
import { WorkspaceInput } from "@app/contract/identity/schemas";
import { usageError } from "#/cli/cli.errors.ts";
import { stateful } from "#/cli/command.ts";
import { table } from "#/cli/output.ts";

const WorkspaceCommand = z.discriminatedUnion("action", [
  z.object({ action: z.literal("list") }),
  z.extend(z.pick(WorkspaceInput, { name: true, slug: true }), {
    action: z.literal("create"),
    owner: z.optional(z.string().check(z.maxLength(EMAIL_MAX, "This is too long for an e-mail"))),
  }),
]);

export const workspaceCommand = stateful({
  name: "workspace",
  usage: "create NAME [--slug SLUG] [--owner EMAIL] | list",
  summary:
    "Makes a workspace; it belongs to the server's first administrator, also when that one is still to come. Or lists all.",
  options: {
    slug: { kind: "value", meaning: "how the workspace is called in addresses" },
    owner: { kind: "value", meaning: "the e-mail of the person whose workspace it is" },
  },
  input: WorkspaceCommand,
  read: (line) => {
    const [action, ...words] = line.words;
    if (action === "list" && words.length === 0) return { action };
    if (action !== "create") throw usageError("Say create NAME or list.");
    const slug = line.value("slug");
    const owner = line.value("owner");
    return {
      action,
      name: words.join(" "),
      ...(slug !== undefined && { slug }),
      ...(owner !== undefined && { owner }),
    };
  },
  run: async (input, { domains }) => {
    const { workspaces } = domains.identity;
    if (input.action === "create") {
      const { owner, ...made } = await workspaces.createLocally(input);
      const whose = owner === null ? "The first administrator becomes its owner" : `Owner: ${owner}`;
      return { json: made, text: `Workspace ${made.name} is made (${made.slug}). ${whose}.` };
    }
    const found = await workspaces.lines();
    const rows = found.map(({ slug, name, isSample, isSampleCopy, hasMembers }) => [
      slug,
      name,
      isSampleCopy ? "copy of the sample" : isSample ? "sample" : hasMembers ? "" : "no members yet",
    ]);
    return { json: found, text: table(rows) };
  },
});
