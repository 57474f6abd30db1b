import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { HIDDEN } from "#/lib/format.ts";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TAG_CLASS } from "#/ui/text/tag.styles.ts";
import { CreatorFigure } from "#/features/discovery/results/CreatorFigure.tsx";
import { priceOf } from "#/features/discovery/results/creator-figures.ts";
import { CreatorForm } from "./CreatorForm.tsx";
import { Detail } from "./Detail.tsx";
import { hasTerms, priceText } from "./prices.rules.ts";
import { TeamDetails } from "./TeamDetails.tsx";

/** Contact, price and notes; members write on them by hand. */
export function CreatorDetails({ creator }: { creator: CreatorProfile }) {
  const [isEditing, setIsEditing] = useState(false);
  const mayWork = useMayWork();
  const seesPrices = useSeesPrices();
  return (
    <Panel
      title="Contact, price, notes"
      className="self-start"
      aside={
        mayWork &&
        !isEditing && (
          <Button size={32} icon={<Pencil aria-hidden size={14} />} onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {isEditing ? (
        <CreatorForm creator={creator} onClose={() => setIsEditing(false)} />
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 p-4">
          <Detail name="E-mail">
            {creator.email === null ? null : (
              <a href={`mailto:${creator.email}`} className="text-brand-text underline">
                {creator.email}
              </a>
            )}
          </Detail>
          <Detail name="Phone">{creator.phone}</Detail>
          <Detail name="Price">
            {seesPrices ? (
              <>
                <CreatorFigure of={creator} figure={priceOf(creator)} />
                {creator.price?.per ? ` a ${creator.price.per}` : ""}
              </>
            ) : (
              <span className="text-fg-2">{HIDDEN}</span>
            )}
          </Detail>
          {seesPrices && <PriceList creator={creator} />}
          <Detail name="Brands">
            {creator.brands.length > 0 ? creator.brands.map((brand) => `@${brand}`).join(", ") : null}
          </Detail>
          <Detail name="Tags">{creator.tags.length > 0 ? <TagLinks tags={creator.tags} /> : null}</Detail>
          <Detail name="Notes">{creator.notes}</Detail>
          <TeamDetails creator={creator} />
        </dl>
      )}
    </Panel>
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

/** Each leads to everybody with the same tag. */
function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Link
          key={tag}
          to="/influencers"
          search={{ filters: JSON.stringify({ label: [{ kind: "tag", value: tag.toLowerCase() }] }) }}
          title={`Creators tagged ${tag}`}
          className={TAG_CLASS}
        >
          <span className="truncate">{tag}</span>
        </Link>
      ))}
    </span>
  );
}
