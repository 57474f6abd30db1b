import type { CreatorName } from "@app/contract/results/attachment";
import type { AttachInput, WaitingResult } from "@app/contract/results/waiting";
import type { Campaign } from "@app/contract/campaigns/schemas";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import { platformLabel } from "@app/contract/platforms";
import { useMayWork } from "#/lib/api/me.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { attachResult, useWaiting } from "./results.queries.ts";

/** What came in and fits nobody, or several: one press says where it belongs. Nothing is shown while nothing waits. */
export function WaitingPanel({ campaign }: { campaign: Campaign }) {
  const list = useWaiting();
  if (!list.data || list.data.items.length === 0) return null;
  const { items, left } = list.data;
  return (
    <Panel
      title="Waiting for you"
      aside={
        <span className="text-sm text-fg-2 tabular-nums">{formatTotal(items.length + left)} to place</span>
      }
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <WaitingItem key={item.id} item={item} campaign={campaign} />
        ))}
      </ul>
      <ShowMore list={list} of="that waits" />
    </Panel>
  );
}

interface WaitingItemProps {
  item: WaitingResult;
  campaign: Campaign;
}

function WaitingItem({ item, campaign }: WaitingItemProps) {
  const timeZone = useTimeZone();
  const mayChange = useMayWork();
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {item.url === null ? (
            item.label
          ) : (
            <a href={item.url} target="_blank" rel="noreferrer" className="hover:underline">
              {item.label}
            </a>
          )}
          {item.at !== null && (
            <span className="font-normal text-fg-2">, {formatDate(item.at, timeZone)}</span>
          )}
        </p>
        <p className="text-sm text-fg-2">{item.message}</p>
      </div>
      {mayChange && <WaitingChoices item={item} campaign={campaign} />}
    </li>
  );
}

/** The likely ones, one press each; whoever it is, the creators of the campaign can be chosen too. */
function WaitingChoices({ item, campaign }: WaitingItemProps) {
  const { isBusy, run } = useTask();
  const choose = (choice: Omit<AttachInput, "version">, to: string) =>
    run(async () => {
      await attachResult(item.id, { version: item.version, ...choice });
      toast(`${item.label}: ${to}`);
    });
  const { creators, campaigns } = item.likely;
  const offered = new Set(creators.map(({ id }) => id));
  const others = campaign.creators.filter(({ creatorId }) => !offered.has(creatorId));
  return (
    <div className="flex flex-wrap items-center gap-2">
      {item.creatorId === null &&
        creators.map((creator) => (
          <Button
            key={creator.id}
            size={32}
            paused={isBusy}
            aria-label={`${item.label} is of ${nameOf(creator)}`}
            onClick={() => choose({ creatorId: creator.id }, `of ${nameOf(creator)}`)}
          >
            {nameOf(creator)}
          </Button>
        ))}
      {item.creatorId !== null &&
        campaigns.map(({ id, name }) => (
          <Button
            key={id}
            size={32}
            paused={isBusy}
            aria-label={`${item.label} belongs to ${name}`}
            onClick={() => choose({ campaignId: id }, `in ${name}`)}
          >
            {name}
          </Button>
        ))}
      {item.creatorId !== null && (
        <Button
          size={32}
          variant="ghost"
          paused={isBusy}
          aria-label={`${item.label}: No campaign`}
          onClick={() => choose({ campaignId: null }, "in no campaign")}
        >
          No campaign
        </Button>
      )}
      {item.creatorId === null && others.length > 0 && (
        <ChoiceMenu
          label={`Whose ${item.label} is`}
          size="sm"
          className="w-52"
          value={null}
          empty={creators.length > 0 ? "Somebody else" : "Choose the creator"}
          disabled={isBusy}
          options={others.map((creator) => ({
            value: creator.creatorId,
            label: nameOf({ ...creator, id: creator.creatorId }),
          }))}
          onChange={(creatorId) => choose({ creatorId }, "placed")}
        />
      )}
    </div>
  );
}

function nameOf(creator: CreatorName): string {
  return `${creatorLabel(creator)}, ${platformLabel(creator.platform)}`;
}
