import * as z from "zod/mini";
import { listOf } from "../../paging.ts";

/** Somebody who administers the server, beside what they may do in workspaces. */
export const ServerAdministrator = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  /** Null where it was not kept yet when they became one. */
  since: z.nullable(z.iso.datetime()),
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type ServerAdministrator = z.infer<typeof ServerAdministrator>;
/** The oldest account comes first. */
export const ServerAdministratorList = listOf(ServerAdministrator);
export type ServerAdministratorList = z.infer<typeof ServerAdministratorList>;

const ServerAdministratorEventKind = z.enum(["made", "removed", "sign_in_changed"]);
export type ServerAdministratorEventKind = z.infer<typeof ServerAdministratorEventKind>;
export const ServerAdministratorEvent = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: ServerAdministratorEventKind,
  /** Who took it away, or set something; null for an administrator link and for the command line. */
  by: z.nullable(z.string()),
  person: z.nullable(z.string()),
  /** What was set of who comes in and how, by its fields; null where nothing was. */
  changed: z.nullable(z.record(z.string(), z.unknown())),
});
export type ServerAdministratorEvent = z.infer<typeof ServerAdministratorEvent>;
/** Newest first. */
export const ServerAdministratorEventList = listOf(ServerAdministratorEvent);
export type ServerAdministratorEventList = z.infer<typeof ServerAdministratorEventList>;
