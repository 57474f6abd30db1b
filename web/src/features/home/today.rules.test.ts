import { expect, test } from "vitest";
import { todayActions } from "./today.rules.ts";

const REEL = {
  campaignId: "spring",
  campaign: "Spring",
  deliverableId: "reel",
  label: "Reel",
  creatorId: "nora",
  creator: "Nora",
  dueOn: "2026-11-30",
  late: false,
};
const CHECK = {
  id: "check",
  title: "video.mp4",
  state: "done" as const,
  subject: {
    kind: "deliverable" as const,
    id: "story",
    label: "Anton, Story",
    group: "Autumn",
    dueAt: "2026-11-27",
  },
};

test("what is late comes first, and each line says what to do and until when", () => {
  const actions = todayActions(
    {
      due: [REEL, { ...REEL, deliverableId: "two", label: "TikTok video", dueOn: "2026-11-28" }],
      checks: [CHECK],
    },
    "2026-11-29",
  );

  expect(actions.map(({ title, when, late }) => [title, when, late])).toEqual([
    ["Decide about Anton’s story", "2 days late", true],
    ["Remind Nora of the TikTok video", "a day late", true],
    ["Ask Nora for the reel", "due tomorrow", false],
  ]);
});

test("content without a campaign waits without a day, and a file that was not read is looked at", () => {
  const actions = todayActions(
    { due: [], checks: [{ ...CHECK, subject: null, state: "refused" }] },
    "2026-11-29",
  );

  expect(actions).toMatchObject([{ title: "Look at video.mp4", detail: null, when: null, late: false }]);
});
