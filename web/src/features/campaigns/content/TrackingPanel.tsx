import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import { platformLabel } from "@app/contract/platforms";
import { TrackingInput } from "@app/contract/results/tracking";
import type { TrackingCode, TrackingList } from "@app/contract/results/tracking";
import { Copy, Download } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { notify } from "#/lib/api/api.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { copyText } from "#/lib/clipboard.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { exportTracking, makeCodes, useTracking } from "./results.queries.ts";

/** A code and a link for each creator, by which orders are told apart. */
export function TrackingPanel({ campaign }: { campaign: Campaign }) {
  const { data, error, mutate } = useTracking(campaign.id);
  const mayChange = useMayWork();
  return (
    <Panel title="Codes and links" aside={data && <CodeActions campaign={campaign} tracking={data} />}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <ListSkeleton rows={3} label="Loading codes" />
      ) : campaign.creators.length === 0 ? (
        <EmptyState title="Nobody to make a code for" text="Add creators to the campaign first." />
      ) : (
        <>
          {mayChange && <LandingForm campaign={campaign} tracking={data} />}
          <CodeTable campaign={campaign} tracking={data} mayChange={mayChange} />
        </>
      )}
    </Panel>
  );
}

interface TrackingProps {
  campaign: Campaign;
  tracking: TrackingList;
}

function CodeActions({ campaign, tracking }: TrackingProps) {
  if (tracking.items.length === 0) return null;
  const lines = tracking.items.map(({ creator, code, link }) =>
    [creatorLabel(creator), code, link ?? ""].join("\t"),
  );
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size={32}
        icon={<Copy aria-hidden size={16} />}
        onClick={() => void copyText(lines.join("\n"), "All codes copied")}
      >
        Copy all
      </Button>
      <Button
        size={32}
        icon={<Download aria-hidden size={16} />}
        onClick={() => void exportTracking(campaign)}
      >
        CSV
      </Button>
    </span>
  );
}

/** Where the links lead, and the codes of all who have none. */
function LandingForm({ campaign, tracking }: TrackingProps) {
  const form = useForm({ landingUrl: tracking.landingUrl ?? "" }, async ({ landingUrl }) => {
    const address = landingUrl.trim() === "" ? null : landingUrl;
    await makeCodes(campaign.id, checked(TrackingInput, { landingUrl: address }));
    toast("Every creator has a code");
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3 border-b border-line p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-60 flex-1"
          label="Landing page of the links"
          placeholder="https://…"
          inputMode="url"
          autoComplete="off"
          {...form.field("landingUrl")}
        />
        <Button type="submit" variant="primary" className="h-10 max-md:h-11" busy={form.busy}>
          Make codes for all
        </Button>
      </div>
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
    </form>
  );
}

const NONE_YET = <span className="text-fg-2">None yet</span>;

function CodeTable({ campaign, tracking, mayChange }: TrackingProps & { mayChange: boolean }) {
  const { page, limit, foot } = useTablePage();
  const codes = new Map(tracking.items.map((item) => [item.creator.id, item]));
  const hasLinks = tracking.items.some(({ link }) => link !== null);
  const shown = campaign.creators.slice((page - 1) * limit, page * limit);
  return (
    <>
      <Table label="Codes of the creators" stacks>
        <thead>
          <tr>
            <Head>Creator</Head>
            {codes.size > 0 && <Head>Code</Head>}
            {hasLinks && <Head>Link</Head>}
            <Head>
              <span className="sr-only">Actions</span>
            </Head>
          </tr>
        </thead>
        <tbody>
          {shown.map((creator) => (
            <CodeRow
              key={creator.creatorId}
              campaign={campaign}
              creator={creator}
              tracked={codes.get(creator.creatorId) ?? null}
              mayChange={mayChange}
              hasCodes={codes.size > 0}
              hasLinks={hasLinks}
            />
          ))}
        </tbody>
      </Table>
      <TableFoot total={campaign.creators.length} {...foot} />
    </>
  );
}

interface CodeRowProps {
  campaign: Campaign;
  creator: CampaignCreator;
  tracked: TrackingCode | null;
  mayChange: boolean;
  /** Whether anybody has one: without it there is no column. */
  hasCodes: boolean;
  hasLinks: boolean;
}

function CodeRow({ campaign, creator, tracked, mayChange, hasCodes, hasLinks }: CodeRowProps) {
  const { isBusy, run } = useTask();
  const name = creatorLabel(creator);
  const make = () =>
    run(() =>
      makeCodes(campaign.id, { creatorIds: [creator.creatorId] }).catch((error: unknown) => notify(error)),
    );
  const copy = (text: string, what: string) => void copyText(text, `${what} of ${name} copied`);
  return (
    <Row>
      <Cell>
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-fg-2">{platformLabel(creator.platform)}</span>
      </Cell>
      {hasCodes && <Cell name="Code">{tracked?.code ?? NONE_YET}</Cell>}
      {hasLinks && (
        <Cell name="Link" className="max-w-80 truncate max-md:max-w-full">
          {tracked?.link ?? NONE_YET}
        </Cell>
      )}
      <Cell numeric>
        <span className="inline-flex flex-wrap justify-end gap-2">
          {tracked && (
            <Button size={32} aria-label={`Copy code of ${name}`} onClick={() => copy(tracked.code, "Code")}>
              Copy code
            </Button>
          )}
          {tracked && tracked.link !== null && (
            <Button
              size={32}
              aria-label={`Copy link of ${name}`}
              onClick={() => copy(tracked.link ?? "", "Link")}
            >
              Copy link
            </Button>
          )}
          {!tracked && mayChange && creator.stage !== "declined" && (
            <Button size={32} busy={isBusy} aria-label={`Make a code for ${name}`} onClick={make}>
              Make a code
            </Button>
          )}
        </span>
      </Cell>
    </Row>
  );
}
