import type { Problem } from "@app/contract/problem";
import { AppError } from "#/platform/errors.ts";

/** Code of a line that was written wrongly; the command's usage is printed with it. */
export const USAGE = "cli.usage";

export const usageError = (detail: string) => new AppError({ code: USAGE, status: 400, detail });

export const invalidWords = (issues: readonly { path: PropertyKey[]; message: string }[]) => {
  const errors = issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return new AppError({
    code: "cli.invalid",
    status: 400,
    detail: errors.map(({ path, message }) => `${path}: ${message}.`).join(" "),
    errors,
  });
};

export const unreadableFile = (path: string, cause: unknown) =>
  new AppError({
    code: "cli.unreadable_file",
    status: 400,
    detail: `There is no readable file ${path}. Check the path and who may read it.`,
    cause,
  });

export const invalidLine = (number: number) =>
  new AppError({
    code: "cli.invalid_line",
    status: 400,
    detail: `Line ${number} of the input is not a JSON object. Write one object on each line.`,
  });

export const unreachableInstance = (pid: number, cause?: unknown) =>
  new AppError({
    code: "cli.unreachable",
    status: 503,
    detail: `Herald runs as process ${pid} but does not answer. Wait until it has started, or stop it.`,
    cause,
  });

/** What the running Herald answered, as it would have been thrown here. */
export const answeredProblem = (problem: Problem) =>
  new AppError({
    code: problem.code,
    status: problem.status,
    detail: problem.detail,
    ...(problem.errors && { errors: problem.errors }),
  });

export const refusedDoor = () =>
  new AppError({
    code: "cli.refused",
    status: 403,
    detail: "This door is only for the commands of this machine. Run ./herald there.",
  });

export const unknownCommand = (name: string) =>
  new AppError({
    code: "cli.unknown_command",
    status: 400,
    detail: `The running Herald does not know the command ${name}. Start it again after an update.`,
  });
