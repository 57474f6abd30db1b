const FOCUSABLE =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex='-1'])";
/** Leaves dialogs and menus the time to give the focus back themselves. */
const PATIENCE_MS = 80;
/** How long the same control may take to come again, such as one of the next check in a queue. */
const RETURN_MS = 1500;

/** A place in the document, as it was when the focus was there. */
interface Place {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

/** What had the focus, by its look, and where it stood: from its own parent outwards. */
interface Held {
  element: HTMLElement;
  name: string;
  places: Place[];
  /** In a dialog: what had the focus before it. */
  opener: Held | null;
}

/**
 * When what has the focus of the keyboard goes away, puts it on the same control where that comes again, else on the
 * nearest one that is left: nobody who works with keys is sent back to the top of the page. A control marked with
 * `data-focus-once` is never taken for the same again. To be begun with a key. The answer ends it.
 */
export function keepFocus(): () => void {
  const { activeElement } = document;
  let held = activeElement instanceof HTMLElement ? hold(activeElement, null) : null;
  let isByKeys = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const byKeys = () => (isByKeys = true);
  const byPointer = () => (isByKeys = false);
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) held = hold(target, held);
  };
  const observer = new MutationObserver(() => {
    if (!isByKeys || !held || held.element.isConnected || timer !== undefined) return;
    const lost = held;
    timer = setTimeout(() => {
      timer = undefined;
      if (document.activeElement === document.body) restore(lost);
    }, PATIENCE_MS);
  });
  document.addEventListener("keydown", byKeys, true);
  document.addEventListener("pointerdown", byPointer, true);
  document.addEventListener("focusin", note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("keydown", byKeys, true);
    document.removeEventListener("pointerdown", byPointer, true);
    document.removeEventListener("focusin", note);
  };
}

function restore(held: Held): void {
  const lost = beforeDialogs(held);
  const replacement = replacementOf(lost);
  if (replacement) {
    replacement.focus();
    return;
  }
  const instead = nearest(lost.places);
  instead?.focus();
  focusReplacement(lost, instead);
}

/** With a dialog goes all that stood in it: then the place is that of what was pressed before. */
function beforeDialogs(held: Held): Held {
  const isGone =
    held.opener !== null && !held.places.some(({ parent }) => parent.isConnected && isDialog(parent));
  return isGone && held.opener ? beforeDialogs(held.opener) : held;
}

function isDialog(element: Element): boolean {
  return element.matches("[role='dialog'], [role='alertdialog']");
}

function focusReplacement(lost: Held, instead: HTMLElement | null): void {
  const observer = new MutationObserver(() => {
    const active = document.activeElement;
    const isUntouched = active === instead || active === document.body;
    const replacement = isUntouched ? replacementOf(lost) : null;
    if (replacement || !isUntouched) observer.disconnect();
    replacement?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), RETURN_MS);
}

function hold(element: HTMLElement, before: Held | null): Held {
  const places: Place[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    places.push({
      parent: at.parentElement,
      next: at.nextElementSibling,
      previous: at.previousElementSibling,
    });
  }
  const dialog = places.find(({ parent }) => isDialog(parent))?.parent;
  const isInside = dialog !== undefined && before !== null && dialog.contains(before.element);
  const opener = dialog === undefined ? null : isInside ? before.opener : before;
  return { element, name: nameOf(element), places, opener };
}

function replacementOf({ element, name }: Held): HTMLElement | null {
  if (name === "" || element.dataset["focusOnce"] !== undefined) return null;
  const candidates = focusablesIn(document.body).filter(({ tagName }) => tagName === element.tagName);
  return candidates.find((candidate) => nameOf(candidate) === name) ?? null;
}

/** The first control after the gap, else the last one before it, else any beside it; from the inside outwards. */
function nearest(places: readonly Place[]): HTMLElement | null {
  for (const { parent, next, previous } of places) {
    if (!parent.isConnected) continue;
    const all = focusablesIn(parent);
    const found =
      (next?.isConnected ? all.find((one) => isAtOrAfter(one, next)) : undefined) ??
      (previous?.isConnected
        ? all.findLast((one) => !isAtOrAfter(one, previous) || previous.contains(one))
        : undefined) ??
      all[0];
    if (found) return found;
  }
  return null;
}

function isAtOrAfter(one: Element, other: Element): boolean {
  // oxlint-disable-next-line no-bitwise -- positions are bits
  return one === other || (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function focusablesIn(root: Element): HTMLElement[] {
  const all = [root, ...root.querySelectorAll(FOCUSABLE)];
  return all.filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isShown(one),
  );
}

function isShown(element: HTMLElement): boolean {
  return element.closest("[inert], [hidden]") === null && (element.checkVisibility?.() ?? true);
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute("aria-label") ?? element.textContent.trim();
}
