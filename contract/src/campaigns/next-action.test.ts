import { expect, test } from "vitest";
import type { CreatorStage } from "./creators.ts";
import type { Deliverable } from "./deliverables.ts";
import { nextAction } from "./next-action.ts";

const ID = "00000000-0000-4000-8000-0000000000a1";
const EUR = { amount: 42_000, currency: "EUR" };

function piece(fields: Partial<Deliverable> = {}): Deliverable {
  return {
    id: ID,
    creatorId: ID,
    lineId: ID,
    platform: "instagram",
    format: "reel",
    label: "Reel",
    dueOn: null,
    late: false,
    live: false,
    state: "waiting",
    submissions: [],
    ...fields,
  };
}

function draft(version: number): Deliverable["submissions"][number] {
  return {
    id: ID,
    version,
    caption: "",
    createdAt: "2026-11-20T09:00:00Z",
    by: null,
    check: { id: ID, state: "done", passed: 9, failed: 1, unknown: 0, verdict: null },
  };
}

interface Rest {
  fee: typeof EUR | null;
  over: boolean;
}

function next(
  stage: CreatorStage,
  deliverables: Deliverable[],
  { fee, over }: Rest = { fee: EUR, over: false },
) {
  return nextAction({ creatorId: ID, stage, fee }, { deliverables, over })?.text ?? null;
}

test("before there is a yes, the next thing is the invitation, the answer, the fee", () => {
  expect(next("to-invite", [piece()])).toBe("Send the invitation");
  expect(next("invited", [piece()])).toBe("Wait for an answer");
  expect(next("negotiating", [piece()], { fee: null, over: false })).toBe("Agree on the fee");
  expect(next("accepted", [piece()], { fee: null, over: false })).toBe("Agree on the fee");
});

test("a draft that was sent is reviewed before anything else, and leads to its check", () => {
  const pieces = [piece({ late: true }), piece({ state: "in-review", submissions: [draft(2)] })];

  expect(
    nextAction({ creatorId: ID, stage: "drafting", fee: EUR }, { deliverables: pieces, over: false }),
  ).toEqual({
    text: "Review draft 2",
    checkId: ID,
    tab: "content",
  });
});

test("then comes what is late, what has to be done again, what is due first, and when it goes live", () => {
  const due = [piece({ dueOn: "2026-12-09" }), piece({ dueOn: "2026-12-02" })];

  expect(next("drafting", [piece({ late: true }), ...due])).toBe("Ask for the late draft");
  expect(next("drafting", [piece({ state: "needs-work" }), ...due])).toBe("Wait for the corrected draft");
  expect(next("drafting", due)).toBe("Draft due 02/12/2026");
  expect(next("approved", [piece({ state: "approved", liveOn: "2026-12-20" })])).toBe(
    "Post goes live 20/12/2026",
  );
  expect(next("approved", [piece({ state: "approved" })])).toBe("Post goes live");
});

test("whose pieces are all live is paid, and after that nothing is to do", () => {
  expect(next("live", [piece({ live: true })])).toBe("Pay the fee");
  expect(next("paid", [piece({ live: true })])).toBeNull();
  expect(next("declined", [piece()])).toBeNull();
  expect(next("accepted", [])).toBe("Say what is owed");
});

test("of a campaign that is over drafts are decided about and fees paid, and nobody is asked for more", () => {
  const over = { fee: EUR, over: true };

  expect(next("invited", [piece()], over)).toBeNull();
  expect(next("drafting", [piece({ dueOn: "2026-12-02" })], over)).toBeNull();
  expect(next("live", [piece({ live: true }), piece()], over)).toBe("Pay the fee");
  expect(next("drafting", [piece({ state: "in-review", submissions: [draft(1)] })], over)).toBe(
    "Review draft 1",
  );
});
