import autocannon from "autocannon";
import { newHome } from "../../server/src/acceptance/processes.fixtures.ts";
import { atLeast, atMost, info } from "./figure.ts";
import type { Figure } from "./figure.ts";
import { sendPaced } from "./http/paced.ts";
import { startHerald, startPeer } from "./identity/sides.ts";
import type { Call, Side } from "./identity/sides.ts";

const SECONDS = 8;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 10;
/** Who sign in at once, each again as soon as they are in. */
const CLIENTS = 20;
const SESSIONS_RATIO_MIN = 3;
/** Sessions a second that are asked for while people sign in, and how much slower the slowest per cent may get. */
const PER_SECOND = 100;
const STORM_RATIO_MAX = 5;

/** Sessions and sign-ins beside better-auth on the same PostgreSQL, and sessions while many people sign in. */
export async function measure(): Promise<Figure[]> {
  const { env, folder, remove } = await newHome();
  const herald = await startHerald(env, folder);
  let peer: Side | undefined;
  try {
    peer = await startPeer(folder);
    const [own, theirs] = [await sessions(herald), await sessions(peer)];
    const [ownSignIns, theirSignIns] = [await signIns(herald), await signIns(peer)];
    const storm = await stormOf(herald);
    return [
      info("sessions authenticated", own.perSecond, "1/s"),
      atLeast(
        "sessions beside better-auth",
        own.perSecond / theirs.perSecond,
        "times",
        SESSIONS_RATIO_MIN,
        peerOf("sessions", theirs.perSecond),
      ),
      info("sign-ins by password", ownSignIns.perSecond, "1/s"),
      atLeast(
        "sign-ins beside better-auth",
        ownSignIns.perSecond / theirSignIns.perSecond,
        "times",
        1,
        peerOf("sign-ins", theirSignIns.perSecond),
      ),
      info("p99 of sessions, quiet", storm.quiet, "ms"),
      atMost("p99 of sessions while 20 sign in", storm.busy / storm.quiet, "times quiet", STORM_RATIO_MAX, {
        name: "while 20 sign in, ms",
        value: storm.busy,
      }),
      atMost(
        "failed requests",
        own.failed + theirs.failed + ownSignIns.failed + theirSignIns.failed + storm.failed,
        "requests",
        0,
      ),
    ];
  } finally {
    await peer?.stop();
    await herald.stop();
    remove();
  }
}

async function sessions({ session }: Side) {
  await shoot([session], CONNECTIONS, WARM_UP_SECONDS);
  return shoot([session], CONNECTIONS, SECONDS);
}

async function signIns({ signIns: calls }: Side) {
  await shoot(calls, CLIENTS, WARM_UP_SECONDS);
  return shoot(calls, CLIENTS, SECONDS);
}

async function stormOf({ session, signIns: calls }: Side) {
  const paced = () =>
    sendPaced(
      session.url,
      { headers: session.headers, body: session.body ?? "" },
      { perSecond: PER_SECOND, seconds: SECONDS },
    );
  const quiet = await paced();
  const [busy, storm] = await Promise.all([paced(), shoot(calls, CLIENTS, SECONDS + 2)]);
  return { quiet: quiet.p99Ms, busy: busy.p99Ms, failed: quiet.failed + busy.failed + storm.failed };
}

function peerOf(what: string, value: number) {
  return { name: `better-auth, ${what}/s`, value };
}

// In turn over all connections: of one person a few may come at once, of twenty most are refused.
async function shoot(calls: Call[], connections: number, duration: number) {
  const turns = calls.map(({ url, ...call }) => ({ ...call, path: new URL(url).pathname }));
  let turn = 0;
  const next = (request: object) => ({ ...request, ...turns[turn++ % turns.length] });
  const url = calls[0]?.url ?? "";
  const result = await autocannon({ url, connections, duration, requests: [{ setupRequest: next }] });
  return { perSecond: result.requests.average, failed: result.non2xx + result.errors };
}
