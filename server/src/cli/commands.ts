import { adminLinkCommand } from "./commands/administrators/admin-link.command.ts";
import { adminsCommand } from "./commands/administrators/admins.command.ts";
import { lostAppCommand } from "./commands/administrators/lost-app.command.ts";
import { askCommand } from "./commands/ask.command.ts";
import { checkTextCommand } from "./commands/check-text.command.ts";
import { checkCommand } from "./commands/check.command.ts";
import type { Command } from "./command.ts";
import { configCommand } from "./commands/config.command.ts";
import { importCommand } from "./commands/import.command.ts";
import { doctorCommand } from "./commands/doctor.command.ts";
import { endSessionsCommand } from "./commands/end-sessions.command.ts";
import { outboxCommand } from "./commands/outbox.command.ts";
import { ordersCommand } from "./commands/orders.command.ts";
import { paymentsCommand } from "./commands/payments.command.ts";
import { postsCommand } from "./commands/posts.command.ts";
import { parseQueryCommand } from "./commands/parse-query.command.ts";
import { planCommand } from "./commands/plan.command.ts";
import { searchCommand } from "./commands/search.command.ts";
import { tokenCommand } from "./commands/token.command.ts";
import { workspaceCommand } from "./commands/workspace.command.ts";

/** Every command of `./herald`, in the order in which the help names them. */
export const COMMANDS: Command[] = [
  configCommand,
  doctorCommand,
  adminLinkCommand,
  adminsCommand,
  lostAppCommand,
  endSessionsCommand,
  tokenCommand,
  workspaceCommand,
  outboxCommand,
  importCommand,
  postsCommand,
  ordersCommand,
  paymentsCommand,
  parseQueryCommand,
  searchCommand,
  planCommand,
  askCommand,
  checkCommand,
  checkTextCommand,
];

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}
