import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Pencil } from "lucide-react";
import { Suspense } from "react";
import { HIDDEN } from "#/lib/format.ts";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { CreatorFigure } from "#/features/discovery/results/CreatorFigure.tsx";
import { priceOf } from "#/features/discovery/results/creator-figures.ts";
import { Detail } from "./Detail.tsx";
import { hasTerms, priceText } from "./prices.rules.ts";
import { TeamDetails } from "./TeamDetails.tsx";
import { late } from "#/ui/late.tsx";

// Most visits only read.
const CreatorForm = late(async () => (await import("./CreatorForm.tsx")).CreatorForm);

interface CreatorDetailsProps {
  creator: CreatorProfile;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}

/** Contact, price and what the team keeps, as far as they are known; members write on them by hand. */
export function CreatorDetails({ creator, isEditing, onEditing }: CreatorDetailsProps) {
  const mayWork = useMayWork();
  return (
    <Panel
      title="Details"
      aside={
        mayWork &&
        !isEditing && (
          <Button size={32} icon={<Pencil aria-hidden size={14} />} onClick={() => onEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<ListSkeleton rows={4} label="Loading the form" />}>
          <CreatorForm creator={creator} onClose={() => onEditing(false)} />
        </Suspense>
      ) : (
        <>
          <dl className="peer grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 p-4 empty:hidden">
            {creator.email !== null && (
              <Detail name="E-mail">
                <a href={`mailto:${creator.email}`} className="text-brand-text underline">
                  {creator.email}
                </a>
              </Detail>
            )}
            {creator.phone !== null && <Detail name="Phone">{creator.phone}</Detail>}
            <PriceDetails creator={creator} />
            <TeamDetails creator={creator} />
          </dl>
          <p className="hidden p-4 text-fg-2 peer-empty:block">Nothing is written down yet.</p>
        </>
      )}
    </Panel>
  );
}

/** The price and the list of prices; whoever sees none is told that they are hidden. */
function PriceDetails({ creator }: { creator: CreatorProfile }) {
  const seesPrices = useSeesPrices();
  if (!seesPrices) {
    return (
      <Detail name="Price">
        <span className="text-fg-2">{HIDDEN}</span>
      </Detail>
    );
  }
  if (creator.price === null) return null;
  return (
    <>
      <Detail name="Price">
        <CreatorFigure of={creator} figure={priceOf(creator)} />
        {creator.price.per ? ` a ${creator.price.per}` : ""}
      </Detail>
      <PriceList creator={creator} />
    </>
  );
}

/** What the price above does not say; a creator with several accounts has them side by side. */
function PriceList({ creator: { accounts } }: { creator: CreatorProfile }) {
  const [account, ...others] = accounts;
  if (!account || others.length > 0) return null;
  const { prices } = account;
  if (prices.length < 2 && !prices.some(hasTerms)) return null;
  return <Detail name="Price list">{prices.map(priceText).join("\n")}</Detail>;
}
