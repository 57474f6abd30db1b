import { wordKey } from "#/language/fold.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { creatorsNamed, listedCreators } from "#/strategy/assistant/listed-creators.ts";
import { ownersNamed } from "./owners-named.ts";
import { paymentRunners } from "./payment-runners.ts";
import { campaignsNamed } from "#/strategy/assistant/questions/campaigns/name-campaign.ts";
import type { Answered } from "#/strategy/assistant/setting.ts";
import type { ToolInput } from "#/strategy/assistant/tools.ts";

/** Collections that are read to find one by its name, and those that a question names. */
const READ_MAX = 100;
const NAMED_MAX = 5;

/** What is written of creators in an answer, each only after a person's yes. */
export function writeRunners({ strategies, caller }: Pick<Answered, "strategies" | "caller">) {
  /** One that nobody has stops it before the first. */
  const allNamed = async (handles: readonly string[]) => {
    const named = await creatorsNamed(strategies.sources, caller, handles);
    if (named.length < handles.length) throw notFound("creator");
    return named;
  };
  return {
    async find_collection({ name }: ToolInput<"find_collection">) {
      const all = await strategies.writing.collectionsLike(caller, name, READ_MAX);
      const exact = all.filter((one) => wordKey(one.name) === wordKey(name));
      return { name, rows: (exact.length > 0 ? exact : all).slice(0, NAMED_MAX) };
    },
    async add_to_collection({ id, entries, ...listed }: ToolInput<"add_to_collection">) {
      const addition = entries
        ? { entries }
        : { creatorIds: await listedCreators(strategies, caller, listed) };
      const { collection, added, already } = await strategies.writing.add(caller, id, addition);
      const { handles } = listed;
      return { ...placeOf(id, collection.name), added, already, ...(handles && { handles }) };
    },
    async remove_from_collection({ id, name, ...listed }: ToolInput<"remove_from_collection">) {
      const creatorIds = await listedCreators(strategies, caller, listed);
      const { entries } = await strategies.writing.remove(caller, id, creatorIds);
      const removed = entries.length;
      return { ...placeOf(id, name), removed, absent: creatorIds.length - removed, entries };
    },
    async find_owner({ name }: ToolInput<"find_owner">) {
      const owners = await strategies.writing.owners(caller);
      return { name, rows: ownersNamed(name, owners).map((one) => ({ name: one })) };
    },
    ...campaignRunners(strategies, caller, allNamed),
    ...paymentRunners(strategies.sources, caller),
    ...wordRunners(strategies, caller, allNamed),
  };
}

type Strategies = Answered["strategies"];
type Named = Awaited<ReturnType<typeof creatorsNamed>>;
type AllNamed = (handles: readonly string[]) => Promise<Named>;

/** Creators out of a campaign, and back into it. */
function campaignRunners(
  { writing, sources }: Pick<Strategies, "writing" | "sources">,
  caller: Caller,
  allNamed: AllNamed,
) {
  const moved = async (
    { id, name, handles }: ToolInput<"remove_from_campaign">,
    move: (creatorId: string) => Promise<boolean>,
  ) => {
    const [done, others] = await eachOf(await allNamed(handles), move);
    return { kind: "campaign" as const, id, name, url: `/campaigns/${id}`, moved: done, others };
  };
  return {
    async find_campaign({ name }: ToolInput<"find_campaign">) {
      const all = await writing.campaigns(caller);
      const { sure } = campaignsNamed(name, all);
      const exact = sure.filter((one) => wordKey(one.name) === wordKey(name));
      const { currency } = await sources.workspaces.setting(caller);
      const rows = (exact.length > 0 ? exact : sure).slice(0, NAMED_MAX);
      return { name, rows: rows.map((one) => ({ ...one, currency: one.budget?.currency ?? currency })) };
    },
    async set_campaign_budget({ id, name, budget }: ToolInput<"set_campaign_budget">) {
      const before = await writing.setBudget(caller, id, budget);
      return { kind: "campaign" as const, id, name, url: `/campaigns/${id}`, budget, before };
    },
    remove_from_campaign: (input: ToolInput<"remove_from_campaign">) =>
      moved(input, (creatorId) => writing.leaveCampaign(caller, input.id, creatorId)),
    return_to_campaign: (input: ToolInput<"return_to_campaign">) =>
      moved(input, (creatorId) => writing.returnToCampaign(caller, input.id, creatorId)),
  };
}

/** Tags, notes and statuses on creators, and off them. */
function wordRunners({ writing }: Pick<Strategies, "writing">, caller: Caller, allNamed: AllNamed) {
  return {
    async tag_creators({ handles, tag }: ToolInput<"tag_creators">) {
      const [tagged, already] = await eachOf(await allNamed(handles), (id) => writing.tag(caller, id, tag));
      return { tag, tagged, already };
    },
    async untag_creators({ handles, tag }: ToolInput<"untag_creators">) {
      const [untagged, absent] = await eachOf(await allNamed(handles), (id) =>
        writing.untag(caller, id, tag),
      );
      return { tag, untagged, absent };
    },
    async note_creators({ handles, note }: ToolInput<"note_creators">) {
      const [noted] = await eachOf(await allNamed(handles), async (id) => {
        await writing.note(caller, id, note);
        return true;
      });
      return { note, noted };
    },
    async remove_note({ handles, note }: ToolInput<"remove_note">) {
      const [removed, absent] = await eachOf(await allNamed(handles), (id) =>
        writing.unnote(caller, id, note),
      );
      return { note, removed, absent };
    },
    async set_owner({ handles, owner }: ToolInput<"set_owner">) {
      const [changed, already] = await eachBefore(await allNamed(handles), owner, (id) =>
        writing.setOwner(caller, id, owner),
      );
      return { owner, changed, already };
    },
    async set_status({ handles, status }: ToolInput<"set_status">) {
      const [changed, already] = await eachBefore(await allNamed(handles), status, (id) =>
        writing.setStatus(caller, id, status),
      );
      return { status, changed, already };
    },
  };
}

/** Changes a value of each; whose was changed, with what it was before. */
async function eachBefore<Value>(
  named: Named,
  value: Value,
  change: (id: string) => Promise<Value>,
): Promise<[changed: { handle: string; before: Value }[], already: string[]]> {
  const befores = new Map<string, Value>();
  const [, already] = await eachOf(named, async (id, handle) => {
    const before = await change(id);
    if (before !== value) befores.set(handle, before);
    return before !== value;
  });
  return [[...befores].map(([handle, before]) => ({ handle, before })), already];
}

/** One after another, so that one failing leaves the rest known: whose was changed, and whose was not. */
async function eachOf(
  named: Named,
  change: (id: string, handle: string) => Promise<boolean>,
): Promise<[changed: string[], others: string[]]> {
  const [changed, others]: [string[], string[]] = [[], []];
  for (const { handle, id } of named) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- see above
    ((await change(id, handle)) ? changed : others).push(handle);
  }
  return [changed, others];
}

function placeOf(id: string, name: string) {
  return { kind: "collection" as const, id, name, url: `/collections/${id}` };
}
