import { SAMPLE_FIXED } from "@app/contract/sample";
import { createStore, useStore } from "./store.ts";

const offered = createStore(false);

/** Whether this refusal is answered by the offer of a copy, which then opens. */
export function offersCopy(code: string | null): boolean {
  if (code !== SAMPLE_FIXED) return false;
  offered.set(true);
  return true;
}

export function closeCopyOffer(): void {
  offered.set(false);
}

export function useCopyOffered(): boolean {
  return useStore(offered);
}
