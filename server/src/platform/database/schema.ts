/** All tables. Each domain adds its own beside its stores, in `<domain>.tables.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- filled by augmentation
export interface Schema {}
