/** The focus is kept for who works with keys, and the code for it comes with the first of them. The answer ends it. */
export function keepFocusFromFirstKey(): () => void {
  let end: (() => void) | null = null;
  let isOver = false;
  const begin = async () => {
    const { keepFocus } = await import("./focus-keeper.ts");
    if (!isOver) end = keepFocus();
  };
  // Where it cannot be fetched the page works as it is.
  const onKey = () => void begin().catch(() => undefined);
  document.addEventListener("keydown", onKey, { capture: true, once: true });
  return () => {
    isOver = true;
    document.removeEventListener("keydown", onKey, true);
    end?.();
  };
}
