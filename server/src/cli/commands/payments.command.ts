import { formatMoney, UNKNOWN } from "@app/contract/formats";
import { stateful } from "#/cli/command.ts";
import {
  listResults,
  readResults,
  RESULTS_OPTIONS,
  RESULTS_USAGE,
  ResultsInput,
} from "#/cli/results-list.ts";

export const paymentsCommand = stateful({
  name: "payments",
  usage: RESULTS_USAGE,
  summary: "Prints payments to creators, those issued last first.",
  options: RESULTS_OPTIONS,
  input: ResultsInput,
  read: readResults,
  run: async (input, { domains, caller }) => {
    const who = await caller();
    return listResults((page) => domains.results.payments.list(who, page), input, {
      dayOf: ({ issuedOn }) => issuedOn,
      heads: ["Invoice", "Net", "Gross", "State", "Campaign"],
      cells: ({ invoice, net, gross, state, campaign }) => [
        invoice ?? UNKNOWN,
        formatMoney(net),
        formatMoney(gross),
        state,
        campaign ?? UNKNOWN,
      ],
    });
  },
});
