import type { Identity } from "#/identity/index.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { createCreatorChanges } from "./creators/creators.module.ts";
import type { CreatorTable } from "./creators/merging/creator-tables.ts";
import type { RecordKeeper } from "./imports/records/record-keeper.ts";
import { createImports } from "./imports/imports.module.ts";
import type { ErasedElsewhere } from "./privacy/erasure.service.ts";
import type { OwnResults } from "./creators/own-work/own-results.ts";
import { createPrivacy } from "./privacy/privacy.module.ts";
import type { NamedLabels, ReadStages } from "./search/search.labels.ts";
import { createFinding } from "./search/search.module.ts";

export type { CreatorsService } from "./creators/creators.service.ts";
export { recordChanges } from "./search/change-feed.store.ts";
export { readCreatorCards } from "./creators/creator-cards.ts";
export type { CreatorCard } from "./creators/creator-cards.ts";
export { readCreatorSheet } from "./exporting/creator-sheet.store.ts";
export {
  readCreatorsBy,
  readHandleOwners,
  readHandlesOf,
  touchCreators,
} from "./creators/creator-handles.store.ts";
export { readCreatorPosts } from "./creators/creator-posts.store.ts";
export { readCreatorTotals } from "./creators/creator-totals.store.ts";
export type { CreatorTotals } from "./creators/creator-totals.store.ts";
export type { MeasureAccounts } from "./creators/own-work/measured.rules.ts";
export type { OwnResults } from "./creators/own-work/own-results.ts";
export type { OwnDeal, ReadOwnWork } from "./creators/own-work/own-work.rules.ts";
export type { ErasedElsewhere } from "./privacy/erasure.service.ts";
export { askedNotToBeStored } from "./privacy/objections.errors.ts";
export { namedIn, objectionsTo } from "./privacy/objections.rules.ts";
export type { Objected } from "./privacy/objections.rules.ts";
export type { ObjectionsService } from "./privacy/objections.service.ts";
export type { CreatorTable } from "./creators/merging/creator-tables.ts";
export { labelCreators, replaceLabels, unlabelCreators } from "./creators/creator-labels.store.ts";
export type { CreatorLabel } from "./creators/creator-labels.store.ts";
export { SOURCED_COLUMNS } from "./discovery.tables.ts";
export type { Audience, Provenance } from "./discovery.tables.ts";
export type { Direction } from "./imports/import-removals.rules.ts";
export type { RecordKind } from "@app/contract/discovery/import-records";
export type { ReadRecord } from "./imports/reading/kinds/record-rows.ts";
export type { ReadOrder, ReadPayment, ReadPost } from "./imports/reading/kinds/records.ts";
export type {
  KeptRecord,
  RecordKeeper,
  RecordPlace,
  RecordsContext,
  RecordSession,
  ReversedRecords,
} from "./imports/records/record-keeper.ts";
export { readTable } from "./imports/reading/reading.ts";
export type { Judgement } from "./search/index/evaluation.ts";
export { priceFits } from "./search/index/figures.rules.ts";
export type { CreatorEditsService } from "./creators/creator-edits.service.ts";
export type { SearchService } from "./search/search.service.ts";
export { searchTable } from "./search/search.tables.ts";
export { parseQuery } from "./search/query-language/parse-query.ts";

/** Discovery: bringing creators in and finding them. */
export function createDiscovery(
  dependencies: Dependencies,
  services: {
    workspaces: Identity["workspaces"];
    named: NamedLabels;
    readStages: ReadStages;
    /** What domains above keep of creators. */
    ofCreators: readonly CreatorTable[];
    elsewhere: ErasedElsewhere;
    /** What keeps the posts, orders and payments of tables. */
    records: RecordKeeper;
    /** What happened with creators, as it is recorded above. */
    own: OwnResults;
  },
) {
  const privacy = createPrivacy(dependencies, services);
  const { objections } = privacy;
  const importing = createImports(dependencies, { ...services, objections });
  const changes = createCreatorChanges(dependencies, { ...services, objections });
  const finding = createFinding(dependencies, services);
  const routes = (http: Http) => {
    importing.routes(http);
    changes.routes(http);
    privacy.routes(http);
    finding.routes(http);
  };
  const { creators, search, stop } = finding;
  const { edits } = changes;
  return { imports: importing.imports, objections, creators, edits, search, routes, stop };
}
