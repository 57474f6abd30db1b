import * as z from "zod/mini";
import type { Domains } from "#/domains.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { unknownCommand } from "./cli.errors.ts";
import type { Outcome } from "./command.ts";
import { findCommand } from "./commands.ts";

/** A command that needs state, as it crosses to the Herald that carries it out. */
export const LocalCommand = z.object({
  name: z.string(),
  /** Slug; null acts on the default workspace. */
  workspace: z.nullable(z.string()),
  input: z.unknown(),
});
export type LocalCommand = z.infer<typeof LocalCommand>;

/** Carries out a command of this machine. @throws `cli.unknown_command`, and what the command throws. */
export async function executeLocally(
  domains: Domains,
  { name, workspace, input }: LocalCommand,
): Promise<Outcome> {
  const command = findCommand(name);
  if (!command?.state.needed) throw unknownCommand(name);
  return command.state.execute(input, {
    domains,
    caller: () => localCaller(domains, workspace),
  });
}

// A Herald that was never started has no workspace yet: its commands act on the sample, as after the first start.
async function localCaller({ identity, sample }: Domains, slug: string | null): Promise<Caller> {
  const workspaces = await identity.workspaces.lines();
  if (workspaces.length === 0 && slug === null) await sample.workspace.loadOnce();
  return identity.workspaces.localCaller(slug ?? undefined);
}
