import type { Payment } from "@app/contract/results/payments";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { formatMoney } from "#/lib/format.ts";
import { DayEntry } from "./entry-fields.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { changePayment } from "#/features/campaigns/content/results.queries.ts";
import { TypedValues } from "./typed-values.ts";
import { useToday } from "./use-today.ts";

interface PaidDialogProps {
  payment: Payment;
  name: string;
  onClose: () => void;
}

/** Asks for the day on which an open payment was made. */
export function PaidDialog({ payment, name, onClose }: PaidDialogProps) {
  const today = useToday();
  const form = useForm<Record<string, string>>({ paidOn: today }, async (values) => {
    const typed = new TypedValues(values);
    const paidOn = typed.day("paidOn");
    typed.requireReadable();
    if (paidOn === null) throw new InvalidInput({ paidOn: "Enter the day of the payment" });
    await changePayment(payment, { paidOn, state: "paid" }, { quiet: true });
    onClose();
  });
  return (
    <EntryDialog
      title={`Paid to ${name}`}
      text={`${formatMoney(payment.paidSoFar ? payment.owed : (payment.net ?? payment.gross))}${payment.invoice === null ? "" : `, ${payment.invoice}`}`}
      action="Mark as paid"
      form={form}
      onClose={onClose}
    >
      <DayEntry form={form} name="paidOn" label="Paid on" />
    </EntryDialog>
  );
}
