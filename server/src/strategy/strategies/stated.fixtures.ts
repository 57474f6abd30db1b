export { toStated } from "./stated-json.ts";
export type { StatedSlots } from "./stated-json.ts";
