import { formatMoney, formatTotal, UNKNOWN } from "@app/contract/formats";
import { stateful } from "#/cli/command.ts";
import {
  listResults,
  readResults,
  RESULTS_OPTIONS,
  RESULTS_USAGE,
  ResultsInput,
} from "#/cli/results-list.ts";

export const ordersCommand = stateful({
  name: "orders",
  usage: RESULTS_USAGE,
  summary: "Prints orders that came through creators, the newest first.",
  options: RESULTS_OPTIONS,
  input: ResultsInput,
  read: readResults,
  run: async (input, { domains, caller }) => {
    const who = await caller();
    return listResults((page) => domains.results.orders.list(who, page), input, {
      dayOf: ({ orderedAt }) => orderedAt,
      heads: ["Orders", "Amount", "Code", "Campaign"],
      cells: ({ count, amount, code, campaign }) => [
        formatTotal(count),
        formatMoney(amount),
        code ?? UNKNOWN,
        campaign ?? UNKNOWN,
      ],
    });
  },
});
