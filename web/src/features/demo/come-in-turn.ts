const TURN_MS = 50;
const FADE = { duration: 160, easing: "ease-out", fill: "backwards" } as const;

/** Shows the parts of an element one after the other, in the order of their `data-turn`; at once where nothing may move. */
export function comeInTurn(root: HTMLElement | null): void {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const part of root?.querySelectorAll<HTMLElement>("[data-turn]") ?? []) {
    part.animate({ opacity: [0, 1] }, { ...FADE, delay: Number(part.dataset["turn"]) * TURN_MS });
  }
}
