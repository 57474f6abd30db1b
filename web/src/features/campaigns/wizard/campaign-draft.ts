import { CampaignBrief, EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { ApiError } from "#/lib/api/api-error.ts";
import { isSame } from "#/lib/edits/edits.rules.ts";
import { createStore } from "#/lib/store.ts";
import type { CopyStore } from "./draft-copy.ts";
import { NEW_DRAFT, rebaseForm, storedBrief, toBrief, toForm } from "./draft.rules.ts";
import type { DraftForm, LocalCopy, StoredBrief } from "./draft.rules.ts";

/** Waits for a pause in typing before it saves. Chosen by us. */
const PAUSE_MS = 800;
/** Offline, it tries again this often. Chosen by us. */
const RETRY_MS = 5_000;

export type SaveState =
  | { kind: "idle" }
  | { kind: "saving" }
  | { kind: "saved"; at: Date }
  /** Kept in this browser; saving is tried again by itself. */
  | { kind: "offline" }
  | { kind: "refused"; detail: string }
  /** Somebody else changed the campaign; nothing is saved until the person chooses. */
  | { kind: "conflict"; theirs: StoredBrief };

interface DraftState {
  form: DraftForm;
  save: SaveState;
}

/** How a draft reaches the server. */
export interface DraftTransport {
  /** Makes an empty campaign; called again after a failure it makes no second one. */
  create: () => Promise<Campaign>;
  change: (id: string, version: number, brief: CampaignBrief) => Promise<Campaign>;
}

interface DraftOptions {
  /** Null for a campaign that is made with the first change. */
  campaign: Campaign | null;
  copies: CopyStore;
  transport: DraftTransport;
  onStored: (campaign: Campaign) => void;
}

/** Why the wizard stays open when it is to be closed: only the person can mend it. Null where closing is safe. */
export function notSaved(save: SaveState): string | null {
  if (save.kind === "refused") return `Not saved. ${save.detail}`;
  if (save.kind === "conflict")
    return "Not saved: somebody else changed this campaign. Choose which version stays.";
  return null;
}

/**
 * A campaign as it is being edited. Every change is kept in this browser at once and removed from there only when
 * the server has acknowledged it, so that neither a crash nor a lost network loses anything.
 */
export class CampaignDraft {
  readonly store;
  readonly #options: DraftOptions;
  #id: string | null;
  #version: number;
  /** What the server stored last, as far as this browser knows. */
  #base: CampaignBrief;
  /** The copy that this draft has left in the browser; another tab may have put its own there since. */
  #copy: LocalCopy | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isDirty = false;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#id = options.campaign?.id ?? null;
    this.#version = options.campaign?.version ?? 0;
    this.#base = options.campaign ? storedBrief(options.campaign).brief : EMPTY_BRIEF;
    const form = toForm(options.campaign ?? EMPTY_BRIEF);
    this.store = createStore<DraftState>({ form, save: { kind: "idle" } });
  }

  /** Null until the campaign is made. */
  get id(): string | null {
    return this.#id;
  }

  /** The version that is stored, as far as this browser knows. */
  get version(): number {
    return this.#version;
  }

  change(change: Partial<DraftForm>): void {
    const { form, save } = this.store.get();
    const next = { ...form, ...change };
    this.#isDirty = true;
    this.store.set({ form: next, save });
    this.#keepCopy();
    if (save.kind !== "conflict") this.#later(PAUSE_MS);
  }

  /** Goes on with a copy of an earlier visit that both sides have changed: nothing is saved until the person chooses. */
  disagree(copy: LocalCopy, theirs: StoredBrief): void {
    this.#isDirty = true;
    this.#copy = copy;
    // Until the person has chosen, what is typed goes on from the old version, and never silently from theirs.
    this.#version = copy.version;
    this.store.set({ form: copy.form, save: { kind: "conflict", theirs } });
  }

  /** Saves what is not saved yet; answers whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (this.#isDirty && this.store.get().save.kind !== "conflict") await this.#send();
    return !this.#isDirty;
  }

  /** Saves this form over the stored version of the other person. */
  async keepMine(): Promise<void> {
    if (!this.#goOnFromTheirs()) return;
    this.#show({ kind: "idle" });
    this.change({});
    await this.flush();
  }

  /** Drops this form for the stored version of the other person. */
  takeTheirs(): void {
    const theirs = this.#goOnFromTheirs();
    if (!theirs) return;
    this.#isDirty = false;
    this.#forgetCopy();
    this.store.set({ form: toForm(theirs.brief), save: { kind: "idle" } });
  }

  #goOnFromTheirs(): StoredBrief | null {
    const { save } = this.store.get();
    if (save.kind !== "conflict") return null;
    this.#version = save.theirs.version;
    this.#base = save.theirs.brief;
    return save.theirs;
  }

  #keepCopy(): void {
    const { form } = this.store.get();
    this.#copy = { form, version: this.#version, changedAt: new Date().toISOString() };
    this.#options.copies.write(this.#key(), this.#copy);
  }

  /** Only what this draft has left there: the copy of a tab that still types stays. */
  #forgetCopy(): void {
    const { copies } = this.#options;
    if (isSame(copies.read(this.#key()), this.#copy)) copies.remove(this.#key());
  }

  #key(): string {
    return this.#id ?? NEW_DRAFT;
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), milliseconds);
  }

  async #send(): Promise<void> {
    const { form } = this.store.get();
    this.#isDirty = false;
    this.#show({ kind: "saving" });
    this.#sending = this.#save(form).catch((error: unknown) => this.#failed(error));
    await this.#sending;
    this.#sending = undefined;
  }

  async #save(form: DraftForm): Promise<void> {
    const campaign = await this.#store(await this.#made(), form);
    this.#version = campaign.version;
    this.#base = storedBrief(campaign).brief;
    // What was typed meanwhile is not stored yet; its copy goes on from the version that is.
    if (this.#isDirty) this.#keepCopy();
    else this.#forgetCopy();
    this.#show({ kind: "saved", at: new Date() });
    this.#options.onStored(campaign);
    if (this.#isDirty) this.#later(PAUSE_MS);
  }

  async #made(): Promise<string> {
    if (this.#id !== null) return this.#id;
    const { id, version } = await this.#options.transport.create();
    this.#forgetCopy();
    this.#id = id;
    this.#version = version;
    this.#keepCopy();
    return id;
  }

  // What somebody else changed meanwhile in other fields is taken over; in the same fields the person chooses.
  async #store(id: string, form: DraftForm): Promise<Campaign> {
    try {
      return await this.#options.transport.change(id, this.#version, toBrief(form));
    } catch (error) {
      const theirs = storedMeanwhile(error);
      const rebased = theirs && rebaseForm(this.store.get().form, this.#base, theirs.brief);
      if (!rebased) throw error;
      this.#version = theirs.version;
      this.#base = theirs.brief;
      this.store.set({ ...this.store.get(), form: rebased });
      return this.#store(id, rebased);
    }
  }

  #failed(error: unknown): void {
    this.#isDirty = true;
    if (!(error instanceof ApiError)) throw error;
    const theirs = storedMeanwhile(error);
    if (theirs) {
      this.#show({ kind: "conflict", theirs });
      return;
    }
    if (error.status >= 400 && error.status < 500) {
      this.#show({ kind: "refused", detail: error.problem.detail });
      return;
    }
    this.#show({ kind: "offline" });
    this.#later(RETRY_MS);
  }

  #show(save: SaveState): void {
    this.store.set({ ...this.store.get(), save });
  }
}

/** What an edit of the whole brief met; null for every other failure. */
function storedMeanwhile(error: unknown): StoredBrief | null {
  const conflict = error instanceof ApiError ? error.problem.conflict : undefined;
  const theirs = CampaignBrief.safeParse(conflict?.theirs);
  return conflict && theirs.success ? { brief: theirs.data, version: conflict.version } : null;
}
