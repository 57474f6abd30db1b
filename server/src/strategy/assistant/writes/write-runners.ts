import { wordKey } from "#/language/fold.ts";
import { creatorsNamed, listedCreators } from "#/strategy/assistant/listed-creators.ts";
import type { Answered } from "#/strategy/assistant/setting.ts";
import type { ToolInput } from "#/strategy/assistant/tools.ts";
import { nothingPlanned } from "#/strategy/strategy.errors.ts";

/** Collections that are read to find one by its name, and those that a question names. */
const READ_MAX = 100;
const NAMED_MAX = 5;

/** What is written of creators in an answer, each only after a person's yes. */
export function writeRunners({ strategies, caller }: Pick<Answered, "strategies" | "caller">) {
  return {
    async find_collection({ name }: ToolInput<"find_collection">) {
      const all = await strategies.writing.collectionsLike(caller, name, READ_MAX);
      const exact = all.filter((one) => wordKey(one.name) === wordKey(name));
      return { name, rows: (exact.length > 0 ? exact : all).slice(0, NAMED_MAX) };
    },
    async add_to_collection({ id, ...listed }: ToolInput<"add_to_collection">) {
      const creatorIds = await listedCreators(strategies, caller, listed);
      const { collection, added, already } = await strategies.writing.add(caller, id, creatorIds);
      return {
        kind: "collection" as const,
        id,
        name: collection.name,
        url: `/collections/${id}`,
        added,
        already,
      };
    },
    async tag_creators({ handles, tag }: ToolInput<"tag_creators">) {
      const named = await creatorsNamed(strategies.sources, caller, handles);
      if (named.length < handles.length) throw nothingPlanned();
      const tagged: string[] = [];
      const already: string[] = [];
      for (const { handle, id } of named) {
        // oxlint-disable-next-line eslint/no-await-in-loop -- one after another, so that one failing leaves the rest known
        const isNew = await strategies.writing.tag(caller, id, tag);
        (isNew ? tagged : already).push(handle);
      }
      return { tag, tagged, already };
    },
  };
}
