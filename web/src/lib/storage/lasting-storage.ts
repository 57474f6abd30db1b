/** What people lean on of a browser's storage. */
export type KeptTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Storage that never fails. What the browser has no room for, or does not let us keep, lasts as long as the page: then
 * other tabs are not told of it.
 * @param find looked for each time, since a browser that keeps nothing refuses even that.
 */
export function lastingStorage(find: () => Storage): KeptTexts {
  const unkept = new Map<string, string>();
  const tried = <Found>(work: (storage: Storage) => Found): Found | null => {
    try {
      return work(find());
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => unkept.get(key) ?? tried((storage) => storage.getItem(key)),
    setItem(key, value) {
      unkept.set(key, value);
      tried((storage) => {
        storage.setItem(key, value);
        unkept.delete(key);
      });
    },
    removeItem(key) {
      unkept.delete(key);
      tried((storage) => storage.removeItem(key));
    },
  };
}

/** What this browser keeps, in all its tabs. */
export const browserTexts = lastingStorage(() => window.localStorage);

/** What this tab keeps, until it is closed. */
export const tabTexts = lastingStorage(() => window.sessionStorage);

/** What each tab keeps of its own, beside the newest of all tabs, which is read where a tab has none. */
export function tabFirst(tab: KeptTexts, browser: KeptTexts): KeptTexts {
  return {
    getItem: (key) => tab.getItem(key) ?? browser.getItem(key),
    setItem(key, value) {
      for (const texts of [tab, browser]) texts.setItem(key, value);
    },
    removeItem(key) {
      for (const texts of [tab, browser]) texts.removeItem(key);
    },
  };
}

export const tabFirstTexts = tabFirst(tabTexts, browserTexts);
