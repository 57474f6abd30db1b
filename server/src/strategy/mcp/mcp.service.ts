import { includesRole } from "@app/contract/identity/role-order";
import { withQuery } from "@app/contract/paths";
import type { ListQuery } from "@app/contract/paging";
import { MCP_PATH } from "@app/contract/strategy/mcp/schemas";
import { SAY_PARAM } from "@app/contract/strategy/paths";
import type { McpCallList, McpChange, McpOutcome, McpSetting } from "@app/contract/strategy/mcp/schemas";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { AppError, invalidInput } from "#/platform/errors.ts";
import {
  requirePrices,
  requireReader,
  requireRole,
  requireServerAdministrator,
} from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { mayNameMoney, WITHHELD } from "#/platform/http/price-texts.ts";
import { withoutPrices } from "#/platform/http/prices.ts";
import { runTool } from "#/strategy/assistant/assistant.ts";
import { toolRunners } from "#/strategy/assistant/tool-runners.ts";
import type { ToolName, ToolRunners } from "#/strategy/assistant/tools.ts";
import { titleOf } from "#/strategy/strategies/strategies.service.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import type { ThreadsService } from "#/strategy/threads/threads.service.ts";
import { answerSchema, isOfPrices, keeps, readInput } from "./mcp-tools.ts";
import { beginCall, editSetting, endCall, listCalls, readSetting } from "./mcp.store.ts";

export interface McpDependencies {
  db: Database;
  clock: Clock;
  threads: ThreadsService;
  strategies: StrategiesService;
  /** Where own links lead. */
  origin: string;
  /** What the environment says; null where it leaves it to the screen. */
  environment: boolean | null;
}

/** What a program is answered: what the tool found, or why not, as a sentence. */
export type McpAnswer = { value: unknown } | { problem: string };

/** A conversation that does not exist: nothing was planned in it. */
const NO_THREAD = "00000000-0000-4000-8000-000000000000";
/** How long calls are kept. Chosen by us. */
const KEPT_MS = 90 * 24 * 60 * 60_000;
/** Longest words that a link carries, in characters. Chosen by us: all programs pass on such a link. */
const SAID_MAX = 1500;
const BROKEN = "Something went wrong on the server. Try again; if it stays, the server’s log tells more.";
const Said = z.object({ text: z.string() });

/** The tools of Strategy AI for programs: the same registry and the same services, as whoever the token stands for. */
export class McpService {
  readonly #dependencies: McpDependencies;

  constructor(dependencies: McpDependencies) {
    this.#dependencies = dependencies;
  }

  async isOn(): Promise<boolean> {
    return this.#dependencies.environment ?? (await readSetting(this.#dependencies.db)).isOn;
  }

  async read(caller: Caller): Promise<McpSetting> {
    requireServerAdministrator(caller);
    const { db, environment, origin } = this.#dependencies;
    const { isOn, version } = await readSetting(db);
    return { isOn: environment ?? isOn, isFixed: environment !== null, url: `${origin}${MCP_PATH}`, version };
  }

  /** @throws `request.invalid` where the environment says it, `platform.edited_meanwhile`. */
  async change(caller: Caller, change: McpChange): Promise<McpSetting> {
    requireServerAdministrator(caller);
    const { db, clock, environment } = this.#dependencies;
    if (environment !== null)
      throw invalidInput("isOn", "MCP is set in the environment of the server, so it is changed there");
    await editSetting(db, change, clock.now());
    return this.read(caller);
  }

  /** What programs called in this workspace, newest first. */
  async calls(caller: Caller, page: ListQuery): Promise<McpCallList> {
    requireRole(caller, "admin");
    return withWorkspace(this.#dependencies.db, caller.workspaceId, (transaction) =>
      listCalls(transaction, page),
    );
  }

  /** Runs one tool, written down before and after. */
  async call(caller: Caller, name: ToolName, input: unknown, abort: AbortSignal): Promise<McpAnswer> {
    const id = await this.#begin(caller, name);
    try {
      const value = await this.#run(caller, name, input, abort);
      const isDraft = keeps(name) && value["isDraft"] === true;
      await this.#end(caller, id, isDraft ? "draft" : "done");
      return { value: caller.seesPrices ? value : withoutPrices(answerSchema(name), value) };
    } catch (error) {
      await this.#end(caller, id, error instanceof AppError && error.status === 403 ? "refused" : "failed");
      return { problem: problemOf(error, caller) };
    }
  }

  async #run(
    caller: Caller,
    name: ToolName,
    input: unknown,
    abort: AbortSignal,
  ): Promise<Record<string, unknown>> {
    requireReader(caller);
    const { threads, strategies, origin } = this.#dependencies;
    const read = readInput(name, input);
    if (isOfPrices(name, read.input)) requirePrices(caller);
    const mayWrite = includesRole(caller.role, "member") && !caller.isFixed;
    const isKept = keeps(name) && mayWrite;
    // A conversation of others is as unknown as one that never was.
    if (read.thread !== null) await threads.get(caller, read.thread);
    const thread =
      read.thread ?? (isKept && name === "optimise_plan" ? await this.#begun(caller, read.input) : null);
    const runners = toolRunners(strategies, caller, thread ?? NO_THREAD, { abort });
    if (!keeps(name)) return answerOf(await runTool(runners, name, read.input));
    const made = isKept ? await runTool(runners, name, read.input) : null;
    const draft = isKept ? null : await this.#draft(caller, name, read.input, runners);
    const link = linkTo(placeOf(made, { thread, input: read.input }), caller, origin);
    return answerOf(answerSchema(name).parse({ isDraft: !isKept, made, draft, thread, link }));
  }

  /** What would be made, without making it; null where the link alone says where. */
  async #draft(caller: Caller, name: ToolName, input: unknown, runners: ToolRunners): Promise<unknown> {
    const { strategies } = this.#dependencies;
    if (name === "optimise_plan") return strategies.plan(caller, Said.parse(input).text);
    return name === "change_plan" ? runTool(runners, "what_if", input) : null;
  }

  async #begun(caller: Caller, input: unknown): Promise<string> {
    const { id } = await this.#dependencies.threads.create(caller, titleOf(Said.parse(input).text));
    return id;
  }

  async #begin(caller: Caller, tool: ToolName): Promise<string> {
    const { db, clock } = this.#dependencies;
    const now = clock.now();
    const id = randomUUID();
    const call = { id, now, tokenId: caller.tokenId ?? null, token: caller.name ?? "", tool };
    await withWorkspace(db, caller.workspaceId, (transaction) =>
      beginCall(transaction, caller.workspaceId, call, new Date(now.getTime() - KEPT_MS)),
    );
    return id;
  }

  #end(caller: Caller, id: string, outcome: McpOutcome): Promise<void> {
    return withWorkspace(this.#dependencies.db, caller.workspaceId, (transaction) =>
      endCall(transaction, id, outcome),
    );
  }
}

const Found = z.record(z.string(), z.unknown());
const Linked = z.object({ url: z.string().check(z.startsWith("/")) });

// Every output of the registry is an object.
function answerOf(value: unknown): Record<string, unknown> {
  return Found.parse(value);
}

/** Where a person sees what was made, or does it: in the conversation, or with the words in the box of a new one. */
function placeOf(made: unknown, { thread, input }: { thread: string | null; input: unknown }): string {
  const { data } = Linked.safeParse(made);
  if (data) return data.url;
  if (thread !== null) return `/strategy-ai/${thread}`;
  const said = Said.safeParse(input).data?.text ?? "";
  return withQuery("/strategy-ai", {
    [SAY_PARAM]: said !== "" && said.length <= SAID_MAX ? said : undefined,
  });
}

function linkTo(place: string, { workspaceSlug }: Caller, origin: string): string {
  const link = new URL(place, origin);
  link.searchParams.set("workspace", workspaceSlug);
  return link.href;
}

function problemOf(error: unknown, { seesPrices }: Caller): string {
  if (error instanceof AppError) return seesPrices || !mayNameMoney(error.detail) ? error.detail : WITHHELD;
  if (!(error instanceof z.core.$ZodError)) return BROKEN;
  return error.issues
    .map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
    .join("; ");
}
