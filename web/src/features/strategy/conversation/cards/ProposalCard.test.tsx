import type { Proposal } from "@app/contract/strategy/proposals/schemas";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ProposalCard } from "./ProposalCard.tsx";

afterEach(cleanup);

const proposal: Proposal = {
  id: "p1",
  kind: "change",
  text: "budget 1.000 €?",
  summary: "Budget €1,000",
  version: 2,
  state: "open",
  language: "en",
};

test("a proposal says what was read, and is applied or closed", () => {
  const answers: boolean[] = [];
  render(<ProposalCard proposal={proposal} newest={2} onAnswer={(apply) => void answers.push(apply)} />);

  fireEvent.click(screen.getByRole("button", { name: "Apply" }));
  fireEvent.click(screen.getByRole("button", { name: "No" }));

  expect(screen.getByRole("region").textContent).toContain("I read: Budget €1,000");
  expect(answers).toEqual([true, false]);
});

test("what was only tried out is kept, in the language of the question", () => {
  render(
    <ProposalCard
      proposal={{ ...proposal, kind: "keep", language: "de" }}
      newest={2}
      onAnswer={() => undefined}
    />,
  );

  expect(screen.getByRole("button", { name: "So behalten" })).toBeDefined();
});

test.each([
  ["the plan has gone on", { newest: 3, state: "open" as const }, /has changed since/u],
  ["it was applied", { newest: 3, state: "applied" as const }, /said yes/u],
  ["it was declined", { newest: 2, state: "declined" as const }, /Nothing was changed/u],
])("a proposal cannot be answered any more when %s", (_when, { newest, state }, words) => {
  render(<ProposalCard proposal={{ ...proposal, state }} newest={newest} onAnswer={() => undefined} />);

  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(words)).toBeDefined();
});

test("what is to be remembered stands word for word, with what plans will follow of it, whatever becomes of the plan", () => {
  const fact: Proposal = {
    ...proposal,
    kind: "remember",
    text: "we never work with casinos",
    summary: "Nobody about gambling",
    version: null,
  };
  render(<ProposalCard proposal={fact} newest={3} onAnswer={() => undefined} />);

  const card = screen.getByRole("region").textContent;
  expect(card).toContain("Remember: “we never work with casinos”");
  expect(card).toContain("Plans from now on: Nobody about gambling");
  expect(screen.getByRole("button", { name: "Remember" })).toBeDefined();
});

test("a note says that no plan follows it", () => {
  render(
    <ProposalCard
      proposal={{
        ...proposal,
        kind: "remember",
        text: "our tone is dry",
        summary: "",
        version: null,
        language: "de",
      }}
      newest={null}
      onAnswer={() => undefined}
    />,
  );

  expect(screen.getByRole("region").textContent).toContain("Als Notiz");
});
