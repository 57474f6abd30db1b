/**
 * Puts the focus at the beginning of the page where what had it is gone: else it is nowhere, and a keyboard begins anew.
 * To be called once that was taken away.
 */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    const start = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!start) return;
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
  });
}
