import { expect, test } from "vitest";
import { stateStarters } from "./state-starters.ts";

const campaign = (name: string, status: "active" | "completed", startsOn: string) => ({
  name,
  status,
  startsOn,
});

test("what is late comes first, then what is due, then the newest campaigns", () => {
  const campaigns = [
    campaign("Old", "completed", "2026-01-01"),
    campaign("Spring", "completed", "2026-03-01"),
    campaign("Autumn", "active", "2026-10-01"),
  ];

  expect(stateStarters({ due: { total: 3, late: 1 }, campaigns })).toEqual([
    { title: "1 draft late", text: "What is late?" },
    { title: "2 drafts due soon", text: "What is due this week?" },
    { title: "Autumn", text: "How did “Autumn” go against plan?" },
    { title: "Spring", text: "How did “Spring” go against plan?" },
  ]);
});

test("where nothing goes on there is nothing to ask about", () => {
  expect(stateStarters({ due: { total: 0, late: 0 }, campaigns: [] })).toEqual([]);
});
