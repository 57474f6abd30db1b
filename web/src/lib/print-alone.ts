/** Prints one element of the page and nothing around it; `styles.css` says how. */
export function printAlone(element: HTMLElement): void {
  element.dataset["printAlone"] = "";
  // Where the dialog does not hold the page up, the mark stays until it was closed.
  window.addEventListener("afterprint", () => delete element.dataset["printAlone"], { once: true });
  window.print();
}
