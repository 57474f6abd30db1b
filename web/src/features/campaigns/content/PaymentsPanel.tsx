import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Payment } from "@app/contract/results/payments";
import { Plus } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatMoney } from "#/lib/format.ts";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { formatDay } from "#/lib/day-text.ts";
import { changePayment, usePayments } from "./results.queries.ts";
import { late } from "#/ui/late.tsx";

// Most visits only look.
const PaidDialog = late(async () => (await import("./entry/PaidDialog.tsx")).PaidDialog);
const PaymentDialog = late(async () => (await import("./entry/PaymentDialog.tsx")).PaymentDialog);

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

const SORTABLE = ["creator", "state", "net", "gross", "due"];

function PaymentTable({ campaign, mayChange }: { campaign: Campaign; mayChange: boolean }) {
  const state = useTableState(SORTABLE);
  const { data, error, mutate } = usePayments(campaign.id, state);
  const columns = useMemo(() => (mayChange ? [...COLUMNS, ACTIONS] : COLUMNS), [mayChange]);
  const { rows } = useWholeList(data?.items ?? NONE, columns, state);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} label="Loading payments" />;
  if (data.total === 0) {
    return (
      <EmptyState
        title="No payments yet"
        text="Add what each creator is paid. Once nothing is owed to a creator, the amount paid counts as cost instead of the agreed fee."
      />
    );
  }
  return (
    <DataTable
      name="payments"
      label="Payments of the campaign"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={state}
      total={data.total}
    />
  );
}

const NONE: readonly Payment[] = [];

function keyOf({ id }: Payment): string {
  return id;
}

function nameOf({ creator }: Payment): string {
  return creator ? creatorLabel(creator) : "NA";
}

function openWords(paidSoFar: Payment["paidSoFar"]): string {
  return paidSoFar === null ? "Open" : `Open, ${formatMoney(paidSoFar)} paid`;
}

const COLUMNS: readonly TableColumn<Payment>[] = [
  {
    id: "creator",
    label: "Creator",
    fixed: "start",
    sort: ({ creator }) => creator && creatorLabel(creator),
    cell: (payment) => (
      <>
        <span className="block font-medium">{nameOf(payment)}</span>
        <span className="block text-xs text-fg-2">{payment.invoice ?? "No invoice number"}</span>
      </>
    ),
  },
  {
    id: "state",
    label: "State",
    orders: ["Open first", "Paid first"],
    sort: ({ state, paidOn }) => (state === "paid" ? `paid ${paidOn ?? ""}` : state),
    cell: ({ state, paidOn, paidSoFar }) =>
      state === "paid" ? (
        <State kind="passed">{paidOn === null ? "Paid, no day" : `Paid ${formatDay(paidOn)}`}</State>
      ) : (
        <State kind="waiting">{state === "open" ? openWords(paidSoFar) : "Not clear, see the import"}</State>
      ),
  },
  {
    id: "net",
    label: "Without VAT",
    numeric: true,
    sort: ({ net }) => net?.amount ?? null,
    cell: ({ net }) => formatMoney(net),
  },
  {
    id: "gross",
    label: "With VAT",
    numeric: true,
    sort: ({ gross }) => gross?.amount ?? null,
    cell: ({ gross }) => formatMoney(gross),
  },
  {
    id: "due",
    label: "Due",
    numeric: true,
    orders: ["Earliest first", "Latest first"],
    sort: ({ due }) => due,
    cell: ({ due }) => formatDay(due),
  },
];

const ACTIONS: TableColumn<Payment> = {
  id: "actions",
  label: "Actions",
  fixed: "end",
  isBare: true,
  numeric: true,
  cell: (payment) => <PaymentActions payment={payment} />,
};

function PaymentActions({ payment }: { payment: Payment }) {
  const [isPaying, setIsPaying] = useState(false);
  const name = nameOf(payment);
  const { paidOn, state } = payment;
  /** Only what is paid is opened again. */
  async function reopen() {
    const open = await changePayment(payment, { paidOn: null, state: "open" });
    if (open)
      offerUndo(`Payment to ${name} is open again`, () => changePayment(open, { paidOn, state: "paid" }));
  }
  return (
    <>
      {state === "paid" ? (
        <Button
          size={32}
          variant="ghost"
          aria-label={`Open again: ${name}`}
          onClick={() => void reopen().catch(() => undefined)}
        >
          Open again
        </Button>
      ) : (
        <Button size={32} aria-label={`Mark as paid: ${name}`} onClick={() => setIsPaying(true)}>
          Mark as paid
        </Button>
      )}
      {isPaying && (
        <Suspense fallback={null}>
          <PaidDialog payment={payment} name={name} onClose={() => setIsPaying(false)} />
        </Suspense>
      )}
    </>
  );
}
