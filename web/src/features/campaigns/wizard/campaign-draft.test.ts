import { EMPTY_BRIEF } from "@app/contract/campaigns/schemas";
import type { Campaign, CampaignBrief } from "@app/contract/campaigns/schemas";
import { summariseBudget } from "@app/contract/campaigns/budget";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#/lib/api/api-error.ts";
import { browserTexts } from "#/lib/storage/lasting-storage.ts";
import { CampaignDraft, notSaved } from "./campaign-draft.ts";
import { browserCopies } from "./draft-copy.ts";
import { reunite, storedBrief, toForm } from "./draft.rules.ts";
import type { LocalCopy } from "./draft.rules.ts";

const ID = "00000000-0000-4000-8000-000000000001";
const ED = { userId: "ed", workspaceId: "fern" };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

function campaignOf(brief: Partial<CampaignBrief>, version: number): Campaign {
  return {
    ...EMPTY_BRIEF,
    ...brief,
    id: ID,
    status: "draft",
    version,
    planId: null,
    forecast: null,
    creators: [],
    deliverables: [],
    budgetSummary: summariseBudget(null, []),
    activity: [],
    createdAt: "2026-11-21T14:00:00Z",
    updatedAt: "2026-11-21T14:00:00Z",
  };
}

function copy(version: number): LocalCopy {
  const form = toForm({ ...EMPTY_BRIEF, name: "Spring", goal: "Mine" });
  return { form, version, changedAt: "2026-11-21T14:00:00Z" };
}

function problem(status: number): ApiError {
  return new ApiError({ status, code: null, title: "", detail: "At most 8 guidelines", errors: [] }, null);
}

function editedMeanwhile(yours: CampaignBrief, theirs: Campaign | null): ApiError {
  const stored = { yours: { ...yours }, theirs: { ...theirs }, version: theirs?.version ?? 0 };
  const detail = "Somebody else changed this";
  return new ApiError({ status: 409, code: null, title: "", detail, errors: [], conflict: stored }, null);
}

/** Holds the next answer back until it is let go. */
function holdAnswer(server: { held: Promise<void> | null }): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  return resolve;
}

/** A server that keeps one campaign, as the real one does; `fail` makes it answer that instead. */
function openDraft(stored: Campaign | null = campaignOf({ name: "Spring" }, 1)) {
  const server = {
    campaign: stored,
    fail: null as ApiError | null,
    held: null as Promise<void> | null,
    creates: 0,
  };
  const copies = browserCopies(browserTexts, ED);
  const draft = new CampaignDraft({
    campaign: stored,
    copies,
    onStored: () => undefined,
    transport: {
      create() {
        if (server.fail) return Promise.reject(server.fail);
        server.creates += 1;
        server.campaign = campaignOf({ name: "Untitled campaign" }, 1);
        return Promise.resolve(server.campaign);
      },
      async change(_id, version, brief) {
        await server.held;
        if (server.fail) throw server.fail;
        if (server.campaign?.version !== version) throw editedMeanwhile(brief, server.campaign);
        server.campaign = campaignOf(brief, version + 1);
        return server.campaign;
      },
    },
  });
  return { draft, server, copies, save: () => draft.store.get().save.kind };
}

test("a copy that is older than a field is read all the same", () => {
  const { targetReturn: _targetReturn, ...form } = copy(1).form;
  localStorage.setItem(`herald.campaign-draft.ed.fern.${ID}`, JSON.stringify({ ...copy(1), form }));

  expect(browserCopies(browserTexts, ED).read(ID)?.form).toMatchObject({ goal: "Mine", targetReturn: null });
});

test("typing is saved once, after a pause, and the copy in the browser goes when the server has it", async () => {
  const { draft, server, copies, save } = openDraft();
  draft.change({ goal: "T" });
  draft.change({ goal: "Trial" });
  const kept = copies.read(ID);

  await vi.advanceTimersByTimeAsync(1_000);

  expect(kept?.form.goal).toBe("Trial");
  expect(server.campaign).toMatchObject({ goal: "Trial", version: 2 });
  expect(save()).toBe("saved");
  expect(copies.read(ID)).toBeNull();
});

test("what is typed while a save is under way stays in the browser until the server has that, too", async () => {
  const { draft, server, copies } = openDraft();
  const answer = holdAnswer(server);
  draft.change({ goal: "T" });
  await vi.advanceTimersByTimeAsync(900);
  draft.change({ goal: "Trial" });
  answer();
  await vi.advanceTimersByTimeAsync(1);
  const whileTyping = copies.read(ID);

  await vi.advanceTimersByTimeAsync(1_000);

  expect(whileTyping).toMatchObject({ form: { goal: "Trial" }, version: 2 });
  expect(server.campaign).toMatchObject({ goal: "Trial", version: 3 });
  expect(copies.read(ID)).toBeNull();
});

test("a new campaign that is being made keeps what is typed meanwhile in the browser", async () => {
  const { draft, server, copies } = openDraft(null);
  draft.change({ name: "Summer" });
  const answer = holdAnswer(server);
  await vi.advanceTimersByTimeAsync(900);
  const made = copies.read(ID);
  draft.change({ name: "Summer launch" });
  const typed = copies.read(ID);
  answer();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(made?.form.name).toBe("Summer");
  expect(typed?.form.name).toBe("Summer launch");
  expect(server.campaign).toMatchObject({ name: "Summer launch" });
  expect([copies.read(ID), copies.read("new")]).toEqual([null, null]);
});

test("a save in one tab leaves the copy of another tab, which is still typing", async () => {
  const one = openDraft();
  const two = openDraft();
  one.draft.change({ goal: "Saved in one" });
  two.draft.change({ goal: "Typed in two" });
  two.server.fail = problem(0);

  await one.draft.flush();

  expect(one.server.campaign).toMatchObject({ goal: "Saved in one" });
  expect(one.copies.read(ID)?.form.goal).toBe("Typed in two");
});

test("offline nothing is lost: the copy stays, and saving is tried again by itself", async () => {
  const { draft, server, copies, save } = openDraft();
  server.fail = problem(0);
  draft.change({ goal: "Trial" });
  await vi.advanceTimersByTimeAsync(1_000);
  const offline = { kind: save(), copy: copies.read(ID)?.form.goal };
  server.fail = null;

  await vi.advanceTimersByTimeAsync(6_000);

  expect(offline).toEqual({ kind: "offline", copy: "Trial" });
  expect(server.campaign).toMatchObject({ goal: "Trial" });
  expect(copies.read(ID)).toBeNull();
});

test("when somebody else was faster both versions stay until the person chooses", async () => {
  const { draft, server, copies, save } = openDraft();
  server.campaign = campaignOf({ name: "Spring", goal: "Theirs" }, 2);
  draft.change({ goal: "Mine" });
  await vi.advanceTimersByTimeAsync(1_000);
  const conflict = { kind: save(), stored: server.campaign.goal, copy: copies.read(ID)?.form.goal };

  await draft.keepMine();

  expect(conflict).toEqual({ kind: "conflict", stored: "Theirs", copy: "Mine" });
  expect(server.campaign).toMatchObject({ goal: "Mine", version: 3 });
  expect(save()).toBe("saved");
});

test("what somebody else changed in another field stays, and nobody is asked", async () => {
  const { draft, server, save } = openDraft();
  server.campaign = campaignOf({ name: "Spring", brand: "Theirs" }, 2);
  draft.change({ goal: "Mine" });

  await vi.advanceTimersByTimeAsync(1_000);

  expect(server.campaign).toMatchObject({ goal: "Mine", brand: "Theirs", version: 3 });
  expect(draft.store.get().form).toMatchObject({ goal: "Mine", brand: "Theirs" });
  expect(save()).toBe("saved");
});

test("a copy that both sides have changed asks again at the next visit, whatever is typed before the choice", () => {
  const stored = campaignOf({ name: "Spring", goal: "Theirs" }, 2);
  const { draft, copies } = openDraft(stored);
  copies.write(ID, copy(1));
  draft.disagree(copy(1), storedBrief(stored));

  draft.change({ goal: "Mine, and more" });

  expect(reunite(stored, copies.read(ID)).kind).toBe("conflict");
});

test("taking the other version drops the own one and its copy", async () => {
  const { draft, server, copies } = openDraft();
  server.campaign = campaignOf({ name: "Spring", goal: "Theirs" }, 2);
  draft.change({ goal: "Mine" });
  await vi.advanceTimersByTimeAsync(1_000);

  draft.takeTheirs();

  expect(draft.store.get().form.goal).toBe("Theirs");
  expect(copies.read(ID)).toBeNull();
});

test("a refused value says why and is kept", async () => {
  const { draft, server, copies } = openDraft();
  server.fail = problem(400);
  draft.change({ goal: "Trial" });

  await vi.advanceTimersByTimeAsync(1_000);

  expect(draft.store.get().save).toEqual({ kind: "refused", detail: "At most 8 guidelines" });
  expect(copies.read(ID)?.form.goal).toBe("Trial");
});

test("a new campaign is made with its first change, once, whatever is typed meanwhile", async () => {
  const { draft, server } = openDraft(null);
  expect(server.creates).toBe(0);
  draft.change({ name: "Summer" });
  await vi.advanceTimersByTimeAsync(1_000);
  draft.change({ name: "Summer launch" });

  const isSaved = await draft.flush();

  expect(isSaved).toBe(true);
  expect(server.creates).toBe(1);
  expect(server.campaign).toMatchObject({ name: "Summer launch", version: 3 });
});

test("closing before the first pause saves first, and says where the campaign is", async () => {
  const { draft, server } = openDraft(null);
  draft.change({ name: "Spring" });

  const isSaved = await draft.flush();

  expect(isSaved).toBe(true);
  expect(draft.id).toBe(ID);
  expect(server.campaign).toMatchObject({ name: "Spring" });
  expect(notSaved(draft.store.get().save)).toBeNull();
});

test("what the server refuses keeps the wizard open, what waits for the network does not", () => {
  expect(notSaved({ kind: "refused", detail: "At most 8 guidelines" })).toBe(
    "Not saved. At most 8 guidelines",
  );
  const theirs = { brief: EMPTY_BRIEF, version: 2 };
  expect(notSaved({ kind: "conflict", theirs })).toMatch(/^Not saved/);
  expect(notSaved({ kind: "offline" })).toBeNull();
});

test("a copy of an earlier visit is taken up again, unless both sides have changed", () => {
  const stored = campaignOf({ name: "Spring", goal: "Stored" }, 2);

  expect(reunite(stored, null).kind).toBe("stored");
  expect(reunite(stored, copy(2)).kind).toBe("resume");
  expect(reunite(stored, copy(1)).kind).toBe("conflict");
  expect(reunite(campaignOf({ name: "Spring", goal: "Mine" }, 2), copy(1)).kind).toBe("stored");
});

test("a copy that another program wrote is not taken for a draft", () => {
  localStorage.setItem(`herald.campaign-draft.ed.fern.${ID}`, "{not json");

  expect(browserCopies(browserTexts, ED).read(ID)).toBeNull();
});

function denied(): never {
  throw new DOMException("Access is denied for this document.", "SecurityError");
}

test("in a browser that keeps nothing a draft is made, changed and saved all the same", async () => {
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  const { draft, server, copies, save } = openDraft();

  draft.change({ goal: "T" });
  const kept = copies.read(ID)?.form.goal;
  await vi.advanceTimersByTimeAsync(1_000);
  vi.restoreAllMocks();

  expect([kept, save(), server.campaign?.goal]).toEqual(["T", "saved", "T"]);
});
