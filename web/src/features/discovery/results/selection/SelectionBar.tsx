import type { CreatorItem, CreatorSearchResult } from "@app/contract/discovery/creators";
import { LIMIT_MAX } from "@app/contract/paging";
import { Bookmark, Columns3, Download, ListPlus, Megaphone, Table, Tag, X } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { allFound } from "#/features/discovery/discovery.queries.ts";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import { COMPARED_MAX, COMPARED_MIN } from "./compare.rules.ts";
import { keepInShortlist } from "./keep.ts";
import type { Choice } from "#/ui/table/use-choice.ts";
import { late } from "#/ui/late.tsx";

const AddToCollection = late(
  async () => (await import("#/features/discovery/AddToCollection.tsx")).AddToCollection,
);
const CompareDialog = late(async () => (await import("./CompareDialog.tsx")).CompareDialog);
const TagDialog = late(async () => (await import("./TagDialog.tsx")).TagDialog);
const CampaignDialog = late(async () => (await import("./CampaignDialog.tsx")).CampaignDialog);

type Opened = "collection" | "compare" | "tag" | "campaign";

interface SelectionBarProps {
  choice: Choice<CreatorItem>;
  result: CreatorSearchResult;
}

/** What to do with the chosen creators; at the bottom of the content while there are any. */
export function SelectionBar({ choice, result }: SelectionBarProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const mayWork = useMayWork();
  const count = choice.chosen.size;
  if (count === 0) return null;
  const close = () => setOpened(null);
  const creators = [...choice.chosen.values()];
  const ids = creators.map(({ id }) => id);
  return (
    <section
      aria-label="Chosen creators"
      className="bottom-bar fixed bottom-3 left-1/2 z-20 flex -translate-x-1/2 flex-wrap items-center gap-x-2 gap-y-1 rounded-lg bg-surface px-4 py-2.5 shadow-overlay max-md:w-[calc(100vw-16px)] md:ml-[3vw] md:w-max md:max-w-[calc(94vw-32px)]"
    >
      <b className="font-semibold whitespace-nowrap">{formatTotal(count)} selected</b>
      <ChooseAll choice={choice} result={result} />
      <ViewActions choice={choice} onOpen={setOpened} />
      {mayWork && (
        <>
          <Action
            label="Shortlist"
            icon={<Bookmark aria-hidden size={16} />}
            onClick={() => void keepInShortlist(creators)}
          />
          <Action label="Tag" icon={<Tag aria-hidden size={16} />} onClick={() => setOpened("tag")} />
          <Action
            label="Add to campaign"
            icon={<Megaphone aria-hidden size={16} />}
            onClick={() => setOpened("campaign")}
          />
          <Button
            variant="solid"
            className="max-md:flex-1"
            icon={<ListPlus aria-hidden size={16} />}
            onClick={() => setOpened("collection")}
          >
            Add to collection
          </Button>
        </>
      )}
      <IconButton label="Clear the selection" icon={<X aria-hidden size={16} />} onClick={choice.clear} />
      <Suspense fallback={null}>
        {opened === "collection" && (
          <AddToCollection creatorIds={ids} onClose={close} onAdded={choice.clear} />
        )}
        {opened === "compare" && <CompareDialog creators={creators} onClose={close} />}
        {opened === "tag" && <TagDialog creatorIds={ids} onClose={close} />}
        {opened === "campaign" && <CampaignDialog creatorIds={ids} onClose={close} onAdded={choice.clear} />}
      </Suspense>
    </section>
  );
}

/** What changes nothing: to look at them side by side, and to take them along. */
function ViewActions({ choice, onOpen }: { choice: Choice<CreatorItem>; onOpen: (opened: Opened) => void }) {
  const seesPrices = useSeesPrices();
  const count = choice.chosen.size;
  async function save(kind: "csv" | "xlsx") {
    const { saveCreators, saveCreatorsWorkbook } = await import("./export.rules.ts");
    const chosen = [...choice.chosen.values()];
    if (kind === "csv") saveCreators(chosen, { seesPrices });
    else await saveCreatorsWorkbook(chosen, { seesPrices });
  }
  return (
    <>
      {count >= COMPARED_MIN && count <= COMPARED_MAX && (
        <Action label="Compare" icon={<Columns3 aria-hidden size={16} />} onClick={() => onOpen("compare")} />
      )}
      <Action label="Export CSV" icon={<Download aria-hidden size={16} />} onClick={() => void save("csv")} />
      <Action label="Export Excel" icon={<Table aria-hidden size={16} />} onClick={() => void save("xlsx")} />
    </>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

/** Its word stands beside the icon where there is room. */
function Action({ label, icon, onClick }: ActionProps) {
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={onClick}
      className="max-xl:px-2.5"
    >
      <span className="max-xl:hidden">{label}</span>
    </Button>
  );
}

/** From a page to everybody who was found, as far as one request brings them. */
function ChooseAll({ choice, result }: SelectionBarProps) {
  const { items, total } = result;
  const isPageChosen = items.length > 0 && items.every(({ id }) => choice.chosen.has(id));
  if (!isPageChosen || choice.chosen.size >= total || total > LIMIT_MAX) return null;
  async function chooseAll() {
    choice.set(await allFound(result), true);
  }
  return (
    <TextButton onClick={() => void chooseAll().catch(() => undefined)}>
      Select all {formatTotal(total)}
    </TextButton>
  );
}
