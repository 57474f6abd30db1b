import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { CampaignCreator } from "@app/contract/campaigns/creators";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { useMemo } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Panel } from "#/ui/Panel.tsx";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { CREATOR_SORTABLE, creatorColumns } from "./creator-columns.tsx";

interface TableProps {
  campaign: Campaign;
  mayChange: boolean;
}

export function CampaignCreatorTable({ campaign, mayChange }: TableProps) {
  const seesPrices = useSeesPrices();
  const state = useTableState(CREATOR_SORTABLE);
  const columns = useMemo(
    () => creatorColumns({ campaign, mayChange, seesPrices }),
    [campaign, mayChange, seesPrices],
  );
  const { rows, total } = useWholeList(campaign.creators, columns, state);
  return (
    <div className="px-4 py-3 md:px-6">
      <Panel>
        <DataTable
          name="campaign"
          label="Creators"
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          nameOf={creatorLabel}
          state={state}
          total={total}
        >
          <span className="max-lg:hidden">↑ ↓ to move, → into the row, Enter opens</span>
        </DataTable>
      </Panel>
    </div>
  );
}

function keyOf({ creatorId }: CampaignCreator): string {
  return creatorId;
}
