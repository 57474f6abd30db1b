import type { Caller } from "#/platform/http/caller.ts";
import { openPayments } from "#/strategy/assistant/questions/campaigns/due-runner.ts";
import { todayOf } from "#/strategy/assistant/questions/campaigns/today.ts";
import type { ToolInput } from "#/strategy/assistant/tools.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";

/** What is found of payments to a creator, and written of them after a yes. */
export function paymentRunners(sources: PlanSources, caller: Caller) {
  return {
    async find_open_payments({ handle, invoice }: ToolInput<"find_open_payments">) {
      const { today } = await todayOf(sources, caller);
      const all = await sources.creators.candidates(caller);
      const whose = new Set(
        all.flatMap((one) => (handle !== null && isNamed(one, handle) ? [one.creatorId] : [])),
      );
      const number = invoice?.toLowerCase();
      const open = await openPayments(sources, caller);
      const own = open.filter((one) =>
        number === undefined
          ? one.creatorId !== null && whose.has(one.creatorId)
          : one.invoice?.toLowerCase() === number,
      );
      const handleOf = (id: string | null) => all.find(({ creatorId }) => creatorId === id)?.handle ?? null;
      return {
        handle,
        today,
        rows: own.map((one) => ({
          id: one.id,
          handle: handle ?? handleOf(one.creatorId),
          invoice: one.invoice,
          owed: one.owed,
        })),
      };
    },
    async set_paid({ id, name, handles, paidOn }: ToolInput<"set_paid">) {
      await sources.payments.setPaid(caller, id, paidOn);
      return { id, name, handles, paidOn };
    },
  };
}
