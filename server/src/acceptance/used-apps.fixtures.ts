import { sql } from "kysely";
import type { Clock } from "#/platform/clock.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { AppOptions, openApp } from "./test-app.fixtures.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;

/** A server of this worker with the way to empty its database, and whose clock it reads. */
interface Used {
  /** How it is set, as text. */
  setting: string;
  opened: Opened;
  clock: LentClock;
  owner: Database;
  /** Whether a test has stopped it. */
  isOver: boolean;
}

/** Making a server and its database takes half a second of the processor, emptying them a twentieth (measured). */
const waiting: Used[] = [];

/** Reads the clock of the test that has the server. */
class LentClock implements Clock {
  owner: Clock = new TestClock();

  now(): Date {
    return this.owner.now();
  }
}

/**
 * A server that an earlier test of this worker is done with, emptied; a new one where none waits. One with a database or
 * a log of its own is never used again.
 */
export async function usedAgain(options: AppOptions, open: typeof openApp): Promise<Opened> {
  const { env = {}, database, log, isNew = false, hashesAsInLife = false } = options;
  if (isNew || database || log || hashesAsInLife) return open(options);
  const setting = JSON.stringify(env);
  const isAlike = (used: Used) => used.setting === setting;
  const clock = options.clock ?? new TestClock();
  const at = waiting.findLastIndex(isAlike);
  const [found] = at === -1 ? [] : waiting.splice(at, 1);
  const used = found ?? (await openUsed(options, setting, open));
  used.clock.owner = clock;
  const end = async () => {
    const isOver = used.isOver || used.opened.app.http.server.listening;
    const isEnough = waiting.filter(isAlike).length >= WAITING_ALIKE_MAX;
    if (isOver || isEnough || !(await isWithoutWork(used.owner)) || (await hasLaterKeys(used.owner))) {
      return endUsed(used);
    }
    await empty(used.owner);
    waiting.push(used);
    const [oldest] = waiting.length > WAITING_MAX ? waiting.splice(0, 1) : [];
    if (oldest) await endUsed(oldest);
  };
  return { app: { ...used.opened.app, clock }, end };
}

async function openUsed(options: AppOptions, setting: string, open: typeof openApp): Promise<Used> {
  const clock = new LentClock();
  const opened = await open({ ...options, clock });
  const owner = openDatabase(opened.app.owner, 1, NO_TIME_LIMITS);
  await rememberBeginning(owner);
  const used = { setting, opened, clock, owner, isOver: false };
  opened.app.http.addHook("onClose", (_http, done) => {
    used.isOver = true;
    done();
  });
  return used;
}

async function endUsed({ opened, owner }: Pick<Used, "opened" | "owner">): Promise<void> {
  await owner.destroy();
  await opened.end();
}

/** Takes out the jobs that wait. @returns whether none is being done: its end would write among rows of the next test. */
async function isWithoutWork(owner: Database): Promise<boolean> {
  await sql`delete from pgboss.job where state in ('created', 'retry')`.execute(owner);
  const { rows } = await sql`select 1 from pgboss.job where state = 'active' limit 1`.execute(owner);
  return rows.length === 0;
}

/** @returns whether a test made a key after moving its clock: the next one, at an earlier time, would not see it age. */
async function hasLaterKeys(owner: Database): Promise<boolean> {
  const begins = new TestClock().now();
  const { rows } = await sql`select 1 from signing_keys where created_at > ${begins} limit 1`.execute(owner);
  return rows.length > 0;
}

/** Servers that wait look at their jobs each second, so only a few do. */
const WAITING_ALIKE_MAX = 2;
/** Each holds connections, and the database has a limit: settings with a port of their own never come again. */
const WAITING_MAX = 8;

/** What a running server keeps in its memory stays: the keys that it signs with, and its own name. */
const KEPT = `case relname when 'server_settings' then ' where key <> ''project_id''' else '' end`;

const TABLES = `select relname, format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname not in ('signing_keys', 'migrations') or nspname = 'pgboss' and relname = 'job')`;

/** Keeps the few rows that a server writes at its start. */
function rememberBeginning(owner: Database): Promise<unknown> {
  return sql
    .raw(
      `do $$ declare one record; has boolean; begin
      create schema beginning;
      for one in ${TABLES} loop
        execute format('select exists (select from %s)', one.name) into has;
        if has then execute format('create table beginning.%I as table %s', one.relname, one.name); end if;
      end loop; end $$`,
    )
    .execute(owner);
}

/** Takes out all rows that came since the start, without asking which refers to which. */
function empty(owner: Database): Promise<unknown> {
  return sql
    .raw(
      `do $$ declare one record; begin
      set local session_replication_role = replica;
      for one in select tables.*, ${KEPT} as condition from (${TABLES}) tables loop
        execute format('delete from %s%s', one.name, one.condition);
        if to_regclass(format('beginning.%I', one.relname)) is not null then
          execute format('insert into %s select * from beginning.%I on conflict do nothing', one.name, one.relname);
        end if;
      end loop; end $$`,
    )
    .execute(owner);
}
