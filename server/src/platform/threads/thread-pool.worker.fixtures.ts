import { threadId } from "node:worker_threads";

export default async function doTask(task: "thread" | "fail" | "die" | "wait"): Promise<number> {
  if (task === "fail") throw new Error("This task failed");
  if (task === "die") process.exit(1);
  if (task === "wait") await new Promise(() => setInterval(() => undefined, 1000));
  return threadId;
}
