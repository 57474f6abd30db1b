import type { Reachability } from "@app/contract/identity/schemas";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether links open on other computers, and what to change when they do not. */
export function reachability(settings: { baseUrl: string; host: string | null }): Reachability {
  const { baseUrl, host } = settings;
  const opensElsewhere = !LOOPBACK.test(new URL(baseUrl).hostname);
  if (opensElsewhere) {
    return {
      opensElsewhere,
      baseUrl,
      note: `Links begin with ${baseUrl} and open wherever that address does, phones too.`,
      steps: [],
    };
  }
  const bind = host === null ? ["Set HOST=0.0.0.0, so that Herald listens beyond this computer."] : [];
  return {
    opensElsewhere,
    baseUrl,
    note: `Links begin with ${baseUrl}, so they open only on the computer that Herald runs on.`,
    steps: [
      "Put a web server with a certificate in front of Herald, such as Caddy or nginx.",
      "Set BASE_URL to its https address, for example BASE_URL=https://herald.example.com.",
      ...bind,
      "Start Herald again.",
    ],
  };
}
