const AWAITED = "[role=status][aria-label^=Loading]";
const AGAIN_MS = 100;
const PATIENCE_MS = 3000;

/** Prints the page when nothing of it is awaited any more, and in the end as it is. */
export async function printWhole(): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (document.querySelector(AWAITED) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  window.print();
}

/** Prints one element of the page and nothing around it; `styles.css` says how. */
export function printAlone(element: HTMLElement): void {
  element.dataset["printAlone"] = "";
  // Where the dialog does not hold the page up, the mark stays until it was closed.
  window.addEventListener("afterprint", () => delete element.dataset["printAlone"], { once: true });
  window.print();
}
