import type { ThreadMessage } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { WITHHELD } from "#/platform/http/price-texts.ts";
import { messageWithoutPrices } from "./messages-without-prices.rules.ts";

const figure = (unit: string, value: unknown) => ({
  type: "data-figure",
  data: { unit, value, source: { metric: "plan.totals.reach", label: "People reached" } },
});

function shown(parts: ThreadMessage["parts"]) {
  return messageWithoutPrices({ id: "1", role: "assistant", parts }).parts;
}

test("prose without a number stays, with figures that are no money", () => {
  const parts = [
    { type: "text", text: "They should reach " },
    figure("count", 5321),
    { type: "text", text: " people on TikTok." },
  ];

  expect(shown(parts)).toEqual([
    { type: "text", text: "They should reach " },
    { type: "data-figure", data: { unit: "count", value: 5321, source: figure("count", 0).data.source } },
    { type: "text", text: " people on TikTok." },
  ]);
});

test.each([
  ["an amount among the figures", figure("money", { amount: 277_613, currency: "EUR" })],
  ["a number that no tool said", { type: "data-unverified", data: { text: "2776" } }],
  ["a number in the words", { type: "text", text: "with 2776 more" }],
  ["a part of an unknown kind", { type: "data-later", data: {} }],
])("%s withholds the whole prose", (_case, part) => {
  const prose = [{ type: "text", text: "They cost " }, part, { type: "text", text: " together." }];

  expect(shown(prose)).toEqual([{ type: "text", text: WITHHELD }]);
});

test("a tool keeps what it found without amounts, and nothing of what was asked of it", () => {
  const tool = {
    type: "tool-explain_creator",
    toolCallId: "call-1",
    state: "output-available",
    input: { handle: "rate.one" },
    output: {
      version: 1,
      handle: "rate.one",
      isKnown: true,
      isIn: false,
      why: "Asks €800 and would come in at €650.",
      certificate: { breakEven: [] },
    },
  };

  const parts = shown([
    tool,
    { type: "step-start" },
    { ...tool, type: "tool-later", output: { price: 800 } },
  ]);

  expect(parts).toEqual([
    {
      type: "tool-explain_creator",
      toolCallId: "call-1",
      state: "output-available",
      output: { ...tool.output, why: WITHHELD },
    },
    { type: "tool-later", toolCallId: "call-1", state: "output-available" },
  ]);
});
