import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "./processes.fixtures.ts";

/** Uses a one-time link as the first person does. @returns the cookies of the session. */
export async function becomeAdministrator(
  url: string,
  env: Record<string, string>,
  password?: string,
): Promise<string> {
  const link = await runCommand(["admin-link", "--json"], env);
  return takeLink(url, JSON.parse(link.stdout).url, env["DATA_DIR"] ?? "", password);
}

/** The same with a link that is there. `folder` is the data directory. */
export async function takeLink(
  url: string,
  link: string,
  folder: string,
  password = randomBytes(24).toString("base64url"),
): Promise<string> {
  const publicToken = readFileSync(join(folder, "secrets/public-token"), "utf8");
  const answer = await fetch(`${url}/sdk/v1/administrator_links/authenticate`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${publicToken}:`).toString("base64")}`,
      "content-type": "application/json",
      origin: url,
    },
    body: JSON.stringify({
      token: new URL(link).searchParams.get("token"),
      name: "Ana",
      email: "ana@fernhollow.com",
      password,
      workspace_name: "Ana",
      time_zone: "Europe/Berlin",
      currency: "EUR",
      session_duration_minutes: 43_200,
    }),
  });
  if (answer.status !== 200) throw new Error(`The link was refused: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
