import type { PostingDays, PostingDaysChange } from "@app/contract/settings/posting-days";
import { readDayLines } from "#/language/time/day-lines.ts";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { editPostingDays, readPostingDays } from "./posting-days.store.ts";

const NONE = { quietDays: "", schoolHolidays: "", updatedAt: null, version: 0 };

/** The days on which a workspace posts nothing, and those on which its people are away. */
export class PostingDaysService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Empty lists while nobody has saved any. */
  async get(caller: Caller): Promise<PostingDays> {
    requireReader(caller);
    return toPostingDays((await readPostingDays(this.#db, caller.workspaceId)) ?? NONE);
  }

  /** Keeps every line, also those that say no days. @throws `platform.edited_meanwhile`. */
  async save(caller: Caller, change: PostingDaysChange): Promise<PostingDays> {
    requireRole(caller, "member");
    return toPostingDays(await editPostingDays(this.#db, caller.workspaceId, change, this.#clock.now()));
  }
}

type Lists = Pick<PostingDays, "quietDays" | "schoolHolidays" | "version"> & { updatedAt: Date | null };

function toPostingDays({ quietDays, schoolHolidays, updatedAt, version }: Lists): PostingDays {
  return {
    quietDays,
    schoolHolidays,
    read: { quietDays: readDayLines(quietDays), schoolHolidays: readDayLines(schoolHolidays) },
    updatedAt: updatedAt?.toISOString() ?? null,
    version,
  };
}
