import { hostname } from "node:os";
import { AppError } from "#/platform/errors.ts";
import type { Holder } from "./heartbeat.ts";

/** @param holder null while it has not yet said who it is. */
export const directoryInUse = (folder: string, holder: Holder | null) =>
  new AppError({
    code: "instance.running",
    status: 409,
    detail: `Herald is already running on ${folder}${holder ? `: ${processOf(holder)}` : ""}. Stop it first, or give this one another DATA_DIR.`,
  });

export const directoryUsedElsewhere = (
  folder: string,
  { pid, host }: Holder,
  silentMs: number,
  waitMs: number,
) =>
  new AppError({
    code: "instance.running_elsewhere",
    status: 409,
    detail: `Herald ran on ${folder} ${Math.max(0, Math.round(silentMs / 1000))} s ago, as process ${pid} on ${host}, before a restart or on another machine. Start again when it has been silent for ${waitMs / 1000} s.`,
  });

export const onNetworkFileSystem = (folder: string, name: string) =>
  new AppError({
    code: "instance.network_file_system",
    status: 500,
    detail: `DATA_DIR is ${folder}, on a network file system (${name}), where two machines could open one database. Set it to a folder on a disk of this machine.`,
  });

export const directoryNotUsable = (folder: string, cause: unknown) =>
  new AppError({
    code: "instance.unusable_directory",
    status: 500,
    detail: `Herald cannot write to its data directory ${folder}. Let this user write there, or set DATA_DIR to another folder.`,
    cause,
  });

function processOf({ pid, host }: Holder): string {
  return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
}
