import { EMPTY_BRIEF } from "@app/contract/campaigns";
import type { Campaign, CampaignBrief } from "@app/contract/campaigns";
import { ApiError } from "#/lib/api-error.ts";
import { createStore } from "#/lib/store.ts";
import type { CopyStore } from "./draft-copy.ts";
import { NEW_DRAFT, toBrief, toForm } from "./draft.rules.ts";
import type { DraftForm } from "./draft.rules.ts";

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
  | { kind: "conflict" };

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isDirty = false;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#id = options.campaign?.id ?? null;
    this.#version = options.campaign?.version ?? 0;
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
    const copy = { form: next, version: this.#version, changedAt: new Date().toISOString() };
    this.#options.copies.write(this.#key(), copy);
    if (save.kind !== "conflict") this.#later(PAUSE_MS);
  }

  /** Goes on with a copy of an earlier visit that both sides have changed: nothing is saved until the person chooses. */
  disagree(form: DraftForm): void {
    this.#isDirty = true;
    this.store.set({ form, save: { kind: "conflict" } });
  }

  /** Saves what is not saved yet; answers whether everything is. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#sending) await this.#sending;
    if (this.#isDirty && this.store.get().save.kind !== "conflict") await this.#send();
    return !this.#isDirty;
  }

  /** Saves this form over the stored version of the other person. */
  async keepMine(theirs: Campaign): Promise<void> {
    this.#version = theirs.version;
    this.#show({ kind: "idle" });
    this.change({});
    await this.flush();
  }

  /** Drops this form for the stored version of the other person. */
  takeTheirs(theirs: Campaign): void {
    this.#version = theirs.version;
    this.#isDirty = false;
    this.#options.copies.remove(this.#key());
    this.store.set({ form: toForm(theirs), save: { kind: "idle" } });
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
    const { transport, onStored, copies } = this.#options;
    if (this.#id === null) {
      const made = await transport.create();
      copies.remove(NEW_DRAFT);
      this.#id = made.id;
      this.#version = made.version;
    }
    const campaign = await transport.change(this.#id, this.#version, toBrief(form));
    this.#version = campaign.version;
    if (!this.#isDirty) copies.remove(campaign.id);
    this.#show({ kind: "saved", at: new Date() });
    onStored(campaign);
    if (this.#isDirty) this.#later(PAUSE_MS);
  }

  #failed(error: unknown): void {
    this.#isDirty = true;
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) {
      this.#show({ kind: "conflict" });
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
