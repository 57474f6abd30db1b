import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { CreatorTab } from "#/features/discovery/creator/creator-tabs.rules.ts";
import { AudiencePanel } from "./AudiencePanel.tsx";
import { AuthenticityPanel } from "./AuthenticityPanel.tsx";
import { BrandsPanel } from "./BrandsPanel.tsx";
import { DealsPanel } from "./DealsPanel.tsx";
import { NotesPanel } from "./NotesPanel.tsx";
import { PostsPanel } from "./PostsPanel.tsx";
import { PricingPanel } from "./PricingPanel.tsx";

interface OtherTabProps {
  creator: CreatorProfile;
  tab: Exclude<CreatorTab, "overview">;
}

const PANELS = {
  content: PostsPanel,
  audience: AudiencePanel,
  brands: BrandsPanel,
  authenticity: AuthenticityPanel,
  pricing: PricingPanel,
  deals: DealsPanel,
  notes: NotesPanel,
} as const;

/** Every tab but the first, loaded when one of them is wanted. */
export function OtherTab({ creator, tab }: OtherTabProps) {
  const Panel = PANELS[tab];
  return <Panel creator={creator} />;
}
