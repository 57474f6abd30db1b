/** What a workspace knows of its creators beyond their figures. */
export interface OwnHistory {
  /** Handles of rivals, without @. */
  rivals: readonly string[];
  /** Drafts of own campaigns that had a day, by creator id: how many there were, and how many came late or not at all. */
  drafts: Readonly<Record<string, { late: number; of: number }>>;
}
