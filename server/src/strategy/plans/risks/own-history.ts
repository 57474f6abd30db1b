/** What a workspace knows of its creators beyond their figures. */
export interface OwnHistory {
  /** Handles of rivals, without @. */
  rivals: readonly string[];
  /** Drafts of own campaigns that had a day, by creator id: how many there were, and how many came late or not at all. */
  drafts: Readonly<Record<string, { late: number; of: number }>>;
  /** Exclusivity that creators gave in own campaigns, by creator id; absent where there is none. */
  exclusive?: Readonly<Record<string, readonly Exclusivity[]>>;
}

/** A creator serves nobody but this brand. */
export interface Exclusivity {
  brand: string;
  campaign: string;
  /** The last day of it, yyyy-mm-dd. */
  until: string;
}
