/// <reference lib="dom" />
// What runs in the page itself: each function is sent there alone, so it uses nothing from around it.

/** Adds up how much what is seen has moved since the page began. */
export function noteShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const before = Number(Reflect.get(window, "heraldShift") ?? 0);
      Reflect.set(window, "heraldShift", before + Number(Reflect.get(entry, "value")));
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** As a share of the screen, times the way. */
export function movedBy(): number {
  return Number(Reflect.get(window, "heraldShift") ?? 0);
}

/** From the press on an entry of the sidebar to the first frame of the other screen, in ms. */
export function switchTo(entry: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLElement>("nav a")].find(({ title }) => title === entry);
  const main = document.querySelector("main");
  if (!link || !main) throw new Error(`There is no ${entry} in the sidebar`);
  const before = main.lastElementChild;
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () =>
      requestAnimationFrame(() => {
        const isThere = link.ariaCurrent === "page" && main.lastElementChild !== before;
        if (isThere) setTimeout(() => resolve(performance.now() - begun));
        else look();
      });
    link.click();
    look();
  });
}
