import { inEnglish } from "@app/contract/strategy/answers/phrases";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AssumptionChips } from "./AssumptionChips.tsx";

afterEach(cleanup);

// The form of an assumption comes into view, which the test's document cannot do.
Element.prototype.scrollIntoView = () => undefined;

const read = {
  said: [
    { slot: "budget", value: "€5,000" },
    { slot: "markets", value: "in Germany" },
  ],
  assumptions: [
    { slot: "flight", value: "01/12/2026–28/12/2026", why: "Four weeks is usual." },
    { slot: "maxCreators", value: "at most 20 creators", why: "Each one has to be briefed." },
    { slot: "metric", value: "people who react", why: "Nothing is known yet of your sales." },
  ],
  plan: null,
};

test("as many chips are marked as assumed as are counted, and what was said is none of them", () => {
  render(<AssumptionChips say={inEnglish} read={read} onSay={null} />);

  const assumed = within(screen.getByRole("list", { name: "What is assumed" }));
  const said = within(screen.getByRole("list", { name: "What you said" }));
  expect(assumed.getByText("I assumed 3")).toBeDefined();
  expect(assumed.getAllByText("assumed")).toHaveLength(3);
  expect(said.queryByText("assumed")).toBeNull();
  expect(said.getByText("€5,000")).toBeDefined();
});

test("an assumption is put right in words", async () => {
  const said: string[] = [];
  render(<AssumptionChips say={inEnglish} read={read} onSay={(text) => void said.push(text)} />);

  fireEvent.click(screen.getByRole("button", { name: /at most 20 creators/u }));
  fireEvent.change(await screen.findByLabelText("Creators"), { target: { value: "30" } });
  fireEvent.click(screen.getByRole("button", { name: "Plan again" }));

  expect(said).toEqual(["Creators: 30"]);
});

test("what the team told before is no assumption, says why it is there, and is ignored this time by its button", () => {
  const said: string[] = [];
  const fact = {
    id: "f1",
    text: "we never work with casinos",
    toldOn: "2026-03-03",
    slots: [],
    isOverruled: false,
  };
  const told = {
    slot: "remembered",
    value: "nobody about gambling",
    why: "Because your team told it.",
    fact,
  };
  render(
    <AssumptionChips
      say={inEnglish}
      read={{ ...read, assumptions: [told, ...read.assumptions] }}
      onSay={(text) => void said.push(text)}
    />,
  );

  fireEvent.click(screen.getByRole("button", { name: /Ignore this time/u }));

  expect(screen.getByText("I assumed 3")).toBeDefined();
  expect(screen.getByText("Because your team told it.")).toBeDefined();
  expect(said).toEqual(["Ignore this time: we never work with casinos"]);
});
