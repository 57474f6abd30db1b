import { isAt } from "@app/contract/paths";
import { mutate } from "swr";

/** Has everything read again that is on screen and stands at one of these paths, of whatever query. */
export async function refresh(...paths: readonly string[]): Promise<void> {
  await mutate((name) => typeof name === "string" && paths.some((path) => isAt(path, name)));
}

/** Shows from now on what an address was answered with a change, without asking it again. */
export async function keepAnswer(address: string, answer: unknown): Promise<void> {
  await mutate(address, answer, { revalidate: false });
}
