import { adminLinkCommand } from "./admin-link.command.ts";
import { checkTextCommand } from "./check-text.command.ts";
import { checkCommand } from "./check.command.ts";
import type { Command } from "./command.ts";
import { configCommand } from "./config.command.ts";
import { importCommand } from "./import.command.ts";
import { doctorCommand } from "./doctor.command.ts";
import { outboxCommand } from "./outbox.command.ts";
import { parseQueryCommand } from "./parse-query.command.ts";
import { planCommand } from "./plan.command.ts";
import { searchCommand } from "./search.command.ts";
import { tokenCommand } from "./token.command.ts";
import { workspaceCommand } from "./workspace.command.ts";

/** Every command of `./herald`, in the order in which the help names them. */
export const COMMANDS: Command[] = [
  configCommand,
  doctorCommand,
  adminLinkCommand,
  tokenCommand,
  workspaceCommand,
  outboxCommand,
  importCommand,
  parseQueryCommand,
  searchCommand,
  planCommand,
  checkCommand,
  checkTextCommand,
];

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
