import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { piecesSource } from "@app/contract/campaigns/sources";
import { Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { formatDay } from "#/features/campaigns/campaigns.rules.ts";
import { deliverableWords } from "#/features/campaigns/board/deliverables.rules.ts";
import { ProgressState } from "#/features/campaigns/board/ProgressState.tsx";

// Reading and uploading videos is heavy, and most visits only look.
const SendDraftDialog = lazy(async () => ({
  default: (await import("./SendDraftDialog.tsx")).SendDraftDialog,
}));

/** Every deliverable with its drafts and what their checks say, late first. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
  const { page, limit, foot } = useTablePage();
  const { deliverables } = campaign;
  if (deliverables.length === 0) {
    return (
      <EmptyState
        title="Nothing is owed yet"
        text="Deliverables appear as soon as the brief has a line and the campaign has creators on its platform."
      />
    );
  }
  const shown = deliverables.slice((page - 1) * limit, page * limit);
  return (
    <div className="px-4 py-4 md:px-6">
      <Panel
        title="Deliverables"
        className="md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2"
        aside={
          <span className="text-sm text-fg-2">
            <Figure
              value={formatTotal(deliverables.length)}
              label="Deliverables"
              source={piecesSource(campaign.lines, campaign.creators)}
            />
          </span>
        }
      >
        <Table label="Deliverables" stacks>
          <thead>
            <tr>
              <Head>Deliverable</Head>
              <Head numeric>Due</Head>
              <Head>State</Head>
              <Head>Newest draft</Head>
              <Head>
                <span className="sr-only">Actions</span>
              </Head>
            </tr>
          </thead>
          <tbody>
            {shown.map((piece) => (
              <DeliverableRow key={piece.id} campaign={campaign} piece={piece} />
            ))}
          </tbody>
        </Table>
        <TableFoot total={deliverables.length} {...foot} />
      </Panel>
    </div>
  );
}

function DeliverableRow({ campaign, piece }: { campaign: Campaign; piece: Deliverable }) {
  const timeZone = useTimeZone();
  const mayChange = useMayWork();
  const [isSending, setIsSending] = useState(false);
  const creator = campaign.creators.find((candidate) => candidate.creatorId === piece.creatorId);
  const name = creator ? creatorLabel(creator) : "NA";
  const [newest] = piece.submissions;
  return (
    <Row>
      <Cell>
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-fg-2">{piece.label}</span>
      </Cell>
      <Cell numeric name="Due">
        {formatDay(piece.dueOn)}
      </Cell>
      <Cell name="State">
        <ProgressState {...deliverableWords(piece)} />
      </Cell>
      <Cell name="Newest draft">
        {newest ? (
          <DraftLink
            checkId={newest.check?.id ?? null}
            text={`Draft ${newest.version}, ${formatDate(newest.createdAt, timeZone)}`}
          />
        ) : (
          <span className="text-fg-2">None yet</span>
        )}
      </Cell>
      <Cell numeric>
        {mayChange && (
          <Button
            size={32}
            icon={<Upload aria-hidden size={16} />}
            aria-label={`Send a draft for ${name}, ${piece.label}`}
            onClick={() => setIsSending(true)}
          >
            Send a draft
          </Button>
        )}
        {isSending && (
          <Suspense fallback={null}>
            <SendDraftDialog
              campaignId={campaign.id}
              deliverable={piece}
              title={`${name}, ${piece.label}`}
              onClose={() => setIsSending(false)}
            />
          </Suspense>
        )}
      </Cell>
    </Row>
  );
}

function DraftLink({ checkId, text }: { checkId: string | null; text: string }) {
  if (checkId === null) return <span>{text}</span>;
  return (
    <Link
      to="/sentinel/$checkId"
      params={{ checkId }}
      className="font-medium text-brand-text underline-offset-2 hover:underline"
    >
      {text}
    </Link>
  );
}
