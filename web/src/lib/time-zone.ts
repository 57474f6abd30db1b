import { createStore, useStore } from "./store.ts";

const zone = createStore(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Days and times are shown in the workspace's zone; the app tells which that is. */
export function setTimeZone(timeZone: string): void {
  zone.set(timeZone);
}

export function useTimeZone(): string {
  return useStore(zone);
}
