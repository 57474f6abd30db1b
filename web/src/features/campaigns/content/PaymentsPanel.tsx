import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Payment } from "@app/contract/results/payments";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatMoney } from "#/lib/format.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { formatDay } from "#/lib/day-text.ts";
import { changePayment, usePayments } from "./results.queries.ts";

// Most visits only look.
const PaidDialog = lazy(async () => ({ default: (await import("./entry/PaidDialog.tsx")).PaidDialog }));
const PaymentDialog = lazy(async () => ({
  default: (await import("./entry/PaymentDialog.tsx")).PaymentDialog,
}));

/** What the creators of a campaign are paid, those issued last first. */
export function PaymentsPanel({ campaign }: { campaign: Campaign }) {
  const mayChange = useMayWork();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className="page">
      <Panel
        title="Payments"
        aside={
          mayChange && (
            <Button size={32} icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
              Add a payment
            </Button>
          )
        }
      >
        <PaymentTable campaign={campaign} mayChange={mayChange} />
      </Panel>
      {isAdding && (
        <Suspense fallback={null}>
          <PaymentDialog campaign={campaign} creatorId="" onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

function PaymentTable({ campaign, mayChange }: { campaign: Campaign; mayChange: boolean }) {
  const { page, limit, foot } = useTablePage();
  const { data, shown, error, mutate } = usePayments(campaign.id, { page, limit });
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading payments" />;
  if (data.total === 0) {
    return (
      <EmptyState
        title="No payments yet"
        text="Once nothing of a creator is open, what was paid counts as the cost in place of the agreed fee."
      />
    );
  }
  return (
    <>
      <Table label="Payments of the campaign" stacks>
        <thead>
          <tr>
            <Head>Creator</Head>
            <Head>State</Head>
            <Head numeric>Without VAT</Head>
            <Head numeric>With VAT</Head>
            <Head numeric>Due</Head>
            <Head>
              <span className="sr-only">Actions</span>
            </Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} mayChange={mayChange} />
          ))}
        </tbody>
      </Table>
      <TableFoot total={data.total} {...foot} />
    </>
  );
}

function PaymentRow({ payment, mayChange }: { payment: Payment; mayChange: boolean }) {
  const [isPaying, setIsPaying] = useState(false);
  const name = payment.creator ? creatorLabel(payment.creator) : "NA";
  const { paidOn, state } = payment;
  /** Only what is paid is opened again. */
  async function reopen() {
    const open = await changePayment(payment, { paidOn: null, state: "open" });
    if (open)
      offerUndo(`Payment to ${name} is open again`, () => changePayment(open, { paidOn, state: "paid" }));
  }
  return (
    <Row>
      <Cell>
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-fg-2">{payment.invoice ?? "No invoice number"}</span>
      </Cell>
      <Cell name="State">
        {state === "paid" ? (
          <State kind="passed">{paidOn === null ? "Paid, no day" : `Paid ${formatDay(paidOn)}`}</State>
        ) : (
          <State kind="waiting">{state === "open" ? "Open" : "Not clear, see the import"}</State>
        )}
      </Cell>
      <Cell numeric name="Without VAT">
        {formatMoney(payment.net)}
      </Cell>
      <Cell numeric name="With VAT">
        {formatMoney(payment.gross)}
      </Cell>
      <Cell numeric name="Due">
        {formatDay(payment.due)}
      </Cell>
      <Cell numeric>
        {mayChange && state !== "paid" && (
          <Button size={32} aria-label={`Mark as paid: ${name}`} onClick={() => setIsPaying(true)}>
            Mark as paid
          </Button>
        )}
        {mayChange && state === "paid" && (
          <Button
            size={32}
            variant="ghost"
            aria-label={`Open again: ${name}`}
            onClick={() => void reopen().catch(() => undefined)}
          >
            Open again
          </Button>
        )}
        {isPaying && (
          <Suspense fallback={null}>
            <PaidDialog payment={payment} name={name} onClose={() => setIsPaying(false)} />
          </Suspense>
        )}
      </Cell>
    </Row>
  );
}
