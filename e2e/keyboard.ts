import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** More stops than any screen has: who is not reached by then has none, or stands behind a trap. */
const STOPS_MAX = 160;

type Role = "button" | "link" | "textbox" | "searchbox" | "combobox" | "checkbox" | "switch" | "tab";

/** Tabs on until the element of that role and name has the focus, and sees to it that the focus can be seen. */
export async function tabTo(page: Page, role: Role, name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
  await expect(wanted.first(), `${role} ${name}`).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await hasFocus(page, role, name)) {
      await expectVisibleFocus(page, `${role} ${name}`);
      return;
    }
    await pressTab(page);
  }
  throw new Error(`No tab stop leads to the ${role} ${name}`);
}

/** At either end of a dialog the focus stands for a moment on a guard, which sends it back to the other end. */
export async function pressTab(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-base-ui-focus-guard]:focus"), "the guard gives the focus on").toHaveCount(
    0,
  );
}

/** Goes to the control and presses it, as its role wants it. */
export async function pressKey(page: Page, role: Role, name: string | RegExp): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press(role === "checkbox" || role === "switch" ? "Space" : "Enter");
}

/** Opens the menu of a button. It takes the keyboard a moment after it is drawn, and keys of before are lost. */
export async function openMenu(page: Page, name: string | RegExp): Promise<void> {
  await pressKey(page, "button", name);
  await expect(page.getByRole("menu")).toBeFocused();
}

/** Goes to the field and types; what stood there is replaced. */
export async function typeInto(
  page: Page,
  name: string | RegExp,
  text: string,
  role: Role = "textbox",
): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Chooses in a list by typing the beginning of the option, as the browser's own lists allow. */
export async function choose(page: Page, name: string | RegExp, option: string): Promise<void> {
  await tabTo(page, "combobox", name);
  // Some lists fill themselves once their names have come.
  await expect(page.locator("select:focus option").filter({ hasText: option }).first()).toBeAttached();
  await page.keyboard.type(option);
  await expect(page.locator("select:focus option:checked")).toHaveText(option);
}

async function hasFocus(page: Page, role: Role, name: string | RegExp): Promise<boolean> {
  const focused = page.locator(":focus").and(page.getByRole(role, { name, exact: typeof name === "string" }));
  return (await focused.count()) === 1;
}

/** The focused element, or what is drawn around it, has an outline or a ring, and stands on the screen. */
export async function expectVisibleFocus(page: Page, name: string): Promise<void> {
  const focused = page.locator(":focus");
  await expect(focused, `${name} stands on the screen`).toBeInViewport();
  const isMarked = await focused.evaluate((element) => {
    if (getComputedStyle(element).boxShadow !== "none") return true;
    const around = [element, element.parentElement, element.closest("label"), element.closest("form")];
    return around.some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1;
    });
  });
  expect(isMarked, `the focus on the ${name} can be seen`).toBe(true);
}
