import type { Campaign } from "@app/contract/campaigns/schemas";
import { currencyOf } from "@app/contract/campaigns/currency";
import { OrderInput } from "@app/contract/results/orders";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { TextField } from "#/ui/fields/TextField.tsx";
import { AmountEntry, CreatorEntry, DayEntry } from "./entry-fields.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { enterOrder } from "#/features/campaigns/content/results.queries.ts";
import { TypedValues } from "./typed-values.ts";
import { useToday } from "./use-today.ts";

interface OrderDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

/** An order, or the orders of one code and day together. */
export function OrderDialog({ campaign, onClose }: OrderDialogProps) {
  const today = useToday();
  const fees = campaign.creators.map(({ fee }) => fee);
  const currency = currencyOf(campaign.budget, fees, useWorkspaceCurrency());
  const initial = { creatorId: "", code: "", count: "1", amount: "", orderedAt: today, reference: "" };
  const form = useForm<Record<string, string>>(initial, async (values) => {
    const typed = new TypedValues(values);
    const input = {
      campaignId: campaign.id,
      creatorId: typed.text("creatorId"),
      code: typed.text("code"),
      count: typed.count("count") ?? 1,
      amount: typed.money("amount", currency),
      orderedAt: typed.day("orderedAt") ?? "",
      reference: typed.text("reference"),
    };
    typed.requireReadable();
    await enterOrder(checked(OrderInput, input));
    toast("Order added");
    onClose();
  });
  return (
    <EntryDialog
      title="Add an order"
      text="One order, or all of one code and day together with what buyers paid for them."
      action="Add the order"
      form={form}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField label="Code" autoComplete="off" {...form.field("code")} />
        <CreatorEntry
          form={form}
          name="creatorId"
          label="Creator"
          campaign={campaign}
          nobody="As the code says"
        />
        <TextField label="Orders" inputMode="numeric" autoComplete="off" {...form.field("count")} />
        <AmountEntry form={form} name="amount" label="Paid by the buyers" currency={currency} />
        <DayEntry form={form} name="orderedAt" label="Ordered on" />
        <TextField label="Number in the shop" autoComplete="off" {...form.field("reference")} />
      </div>
    </EntryDialog>
  );
}
