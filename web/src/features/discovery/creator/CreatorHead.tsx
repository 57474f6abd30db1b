import type { Category } from "@app/contract/discovery/categories";
import { categoryLabel } from "@app/contract/discovery/category-names";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { PLATFORM_LABELS } from "@app/contract/platforms";
import { ExternalLink, ListPlus } from "lucide-react";
import { createElement, Suspense, useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { nameOf } from "@app/contract/place-names";
import { imageUrl } from "#/lib/workspace.ts";
import { Avatar } from "#/ui/text/Avatar.tsx";
import { Badge } from "#/ui/text/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { categoryIcon } from "./category-icons.ts";
import { SimilarLink } from "./SimilarLink.tsx";
import { CreatorMenu } from "#/features/discovery/privacy/CreatorMenu.tsx";
import { titled } from "#/features/discovery/filters/word-case.ts";
import { late } from "#/ui/late.tsx";

// What floats is heavy, and the page stands without it.
const AddToCollection = late(
  async () => (await import("#/features/discovery/AddToCollection.tsx")).AddToCollection,
);

/** Who it is, where, about what; and the way into a collection. */
export function CreatorHead({ creator }: { creator: CreatorProfile }) {
  const [isAdding, setIsAdding] = useState(false);
  const mayWork = useMayWork();
  const { name, handle, platform, bio, url } = creator;
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar
        name={name ?? handle}
        image={creator.avatarImageId && imageUrl(creator.avatarImageId)}
        size={56}
      />
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate text-xl font-semibold">{name ?? `@${handle}`}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-fg-2">
          <PlatformMark platform={platform} />
          <span>@{handle}</span>
          <span>{whereabouts(creator)}</span>
        </p>
        {bio !== null && <p className="mt-2 max-w-160">{bio}</p>}
        <p className="mt-2 flex flex-wrap gap-1.5">
          {creator.categories.map((category) => (
            <CategoryBadge key={category} category={category} />
          ))}
          {creator.verified === true && <Badge tone="info">Verified</Badge>}
          {creator.source === "sample" && <Badge tone="line">Sample data</Badge>}
        </p>
        <SimilarLink creator={creator} />
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {mayWork && (
          <Button
            variant="primary"
            icon={<ListPlus aria-hidden size={16} />}
            onClick={() => setIsAdding(true)}
          >
            Add to collection
          </Button>
        )}
        {url !== null && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex h-9 items-center gap-2 rounded-md px-3 text-fg-2 hover:bg-surface-2 hover:text-fg"
          >
            <ExternalLink aria-hidden size={16} />
            {PLATFORM_LABELS[platform]}
          </a>
        )}
        <CreatorMenu creator={creator} />
      </div>
      <Suspense fallback={null}>
        {isAdding && <AddToCollection creatorIds={[creator.id]} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </div>
  );
}

function CategoryBadge({ category }: { category: Category }) {
  const icon = createElement(categoryIcon(category), { "aria-hidden": true, size: 12 });
  return <Badge icon={icon}>{categoryLabel(category)}</Badge>;
}

/** A country that follows from the city alone is marked. */
function whereabouts({ city, country, language, inferred }: CreatorProfile): string {
  const parts = [
    city === null ? null : titled(city),
    country === null
      ? null
      : `${nameOf("region", country)}${inferred.includes("country") ? " (inferred)" : ""}`,
    language === null ? null : nameOf("language", language),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
