// Run as a program: takes the lock of a folder, says so, and holds it until its input ends.
import { AppError } from "#/platform/errors.ts";
import { lockDirectory } from "#/platform/lock/lock.ts";

const [folder = ""] = process.argv.slice(2);

try {
  const lock = lockDirectory(folder);
  process.stdout.write(`held by ${process.pid}\n`);
  process.stdin.on("data", () => undefined).on("end", () => lock.release());
} catch (error) {
  process.stdout.write(error instanceof AppError ? `${error.code}: ${error.detail}\n` : `${String(error)}\n`);
}
