import type { Vote } from "@app/contract/collections/schemas";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CREATOR } from "./collections.fixtures.ts";
import { Votes } from "./Votes.tsx";

const VOTED = { ...CREATOR, votes: { for: ["Ana", "Ben"], against: [], own: "for" as const } };

test("a vote names the creator and who voted so, and pressing the own one again takes it back", () => {
  const onVote = vi.fn<(vote: Vote | null) => void>();
  render(<Votes creator={VOTED} mayVote onVote={onVote} />);

  screen.getByRole("button", { name: "Vote for @mila.bakes (Ana, Ben)", pressed: true }).click();
  screen.getByRole("button", { name: "Vote against @mila.bakes (nobody yet)", pressed: false }).click();

  expect(onVote.mock.calls).toEqual([[null], ["against"]]);
});

test("whoever may not vote reads who did", () => {
  render(<Votes creator={VOTED} mayVote={false} onVote={() => undefined} />);

  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByRole("img", { name: "For: Ana, Ben" }).textContent).toBe("2");
});
