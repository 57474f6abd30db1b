import { wordKey } from "#/language/fold.ts";
import { notFound } from "#/platform/errors.ts";
import { creatorsNamed, listedCreators } from "#/strategy/assistant/listed-creators.ts";
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
      return { ...placeOf(id, collection.name), added, already };
    },
    async remove_from_collection({ id, name, ...listed }: ToolInput<"remove_from_collection">) {
      const creatorIds = await listedCreators(strategies, caller, listed);
      const { entries } = await strategies.writing.remove(caller, id, creatorIds);
      const removed = entries.length;
      return { ...placeOf(id, name), removed, absent: creatorIds.length - removed, entries };
    },
    async tag_creators({ handles, tag }: ToolInput<"tag_creators">) {
      const tagged: string[] = [];
      const already: string[] = [];
      for (const { handle, id } of await allNamed(handles)) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after another, so that one failing leaves the rest known
        const isNew = await strategies.writing.tag(caller, id, tag);
        (isNew ? tagged : already).push(handle);
      }
      return { tag, tagged, already };
    },
    async note_creators({ handles, note }: ToolInput<"note_creators">) {
      const noted: string[] = [];
      for (const { handle, id } of await allNamed(handles)) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after another, so that one failing leaves the rest known
        await strategies.writing.note(caller, id, note);
        noted.push(handle);
      }
      return { note, noted };
    },
  };
}

function placeOf(id: string, name: string) {
  return { kind: "collection" as const, id, name, url: `/collections/${id}` };
}
