import type { Campaign } from "@app/contract/campaigns/schemas";
import { currencyOf } from "@app/contract/campaigns/currency";
import { PaymentInput } from "@app/contract/results/payments";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { checked } from "#/lib/forms/checked.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { TextField } from "#/ui/fields/TextField.tsx";
import { AmountEntry, CreatorEntry, DayEntry } from "./entry-fields.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { enterPayment } from "#/features/campaigns/content/results.queries.ts";
import { TypedValues } from "./typed-values.ts";
import { useToday } from "./use-today.ts";

interface PaymentDialogProps {
  campaign: Campaign;
  /** Chosen to begin with; empty for nobody. */
  creatorId: string;
  /** Whether it has to be made already. */
  needsDay?: boolean;
  onClose: () => void;
  onDone?: () => Promise<void>;
}

/** What a creator is paid, or will be. */
export function PaymentDialog({ campaign, creatorId, needsDay, onClose, onDone }: PaymentDialogProps) {
  const today = useToday();
  const creator = campaign.creators.find((one) => one.creatorId === creatorId);
  const usual = currencyOf(campaign.budget, [creator?.fee ?? null], useWorkspaceCurrency());
  const currency = creator?.fee?.currency ?? usual;
  const initial = {
    creatorId,
    net: "",
    gross: "",
    paidSoFar: "",
    invoice: "",
    issuedOn: "",
    due: "",
    paidOn: needsDay ? today : "",
  };
  const form = useForm<Record<string, string>>(initial, async (values) => {
    const typed = new TypedValues(values);
    const input = {
      campaignId: campaign.id,
      creatorId: typed.text("creatorId"),
      net: typed.money("net", currency),
      gross: typed.money("gross", currency),
      paidSoFar: typed.money("paidSoFar", currency),
      invoice: typed.text("invoice"),
      issuedOn: typed.day("issuedOn"),
      due: typed.day("due"),
      paidOn: typed.day("paidOn"),
    };
    typed.requireReadable();
    if (!input.net && !input.gross)
      throw new InvalidInput({ net: "Enter what is paid, with or without VAT" });
    if (needsDay && input.paidOn === null) throw new InvalidInput({ paidOn: "Enter the day of the payment" });
    await enterPayment(checked(PaymentInput, input));
    toast("Payment added");
    onClose();
    await onDone?.();
  });
  return (
    <EntryDialog
      title="Add a payment"
      text="Without the day of payment it stays open. An invoice that is there already is completed."
      action="Add the payment"
      form={form}
      onClose={onClose}
    >
      <CreatorEntry
        form={form}
        name="creatorId"
        label="Creator"
        campaign={campaign}
        nobody="Choose the creator"
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountEntry form={form} name="net" label="Without VAT" currency={currency} />
        <AmountEntry form={form} name="gross" label="With VAT" currency={currency} />
        <AmountEntry form={form} name="paidSoFar" label="Paid so far" currency={currency} />
        <TextField label="Invoice" autoComplete="off" {...form.field("invoice")} />
        <DayEntry form={form} name="issuedOn" label="Issued on" />
        <DayEntry form={form} name="due" label="Due on" />
        <DayEntry form={form} name="paidOn" label="Paid on" />
      </div>
    </EntryDialog>
  );
}
