import { expect, test } from "@playwright/test";
import { openConversation } from "./conversation.ts";
import { signUp } from "./herald.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test(
  "threads are pinned, put away, brought back and found, by mouse and by keyboard",
  LONG,
  async ({ page }) => {
    await signUp(page, "Tara Pin", "Pinned");
    const heard = complaints(page);
    for (const title of ["Spring launch", "Summer launch", "Questions of the boss"]) {
      await page.request.post("/api/v1/threads", {
        data: { title },
        headers: { origin: new URL(page.url()).origin },
      });
    }
    const threads = page.getByRole("dialog", { name: "Threads" });
    const titles = threads.getByRole("listitem").getByRole("link");

    await page.goto("/strategy-ai");
    await showAt(page, 1440);
    await page.getByRole("button", { name: "Threads", exact: true }).click();
    await expect(titles).toHaveText(["Questions of the boss", "Summer launch", "Spring launch"]);
    await threads.getByRole("button", { name: "More for Spring launch" }).click();
    await page.getByRole("menuitem", { name: "Pin" }).click();
    await expect(titles.first()).toHaveText("Spring launch");

    await threads.getByRole("button", { name: "More for Summer launch" }).focus();
    await page.keyboard.press("Enter");
    for (const name of ["Pin", "Rename", "Archive"]) {
      await expect(page.getByRole("menuitem", { name })).toBeVisible();
      await page.keyboard.press(name === "Archive" ? "Enter" : "ArrowDown");
    }
    await expect(titles).toHaveText(["Spring launch", "Questions of the boss"]);
    await threads.getByRole("button", { name: "Archived" }).click();
    await expect(titles).toHaveText(["Summer launch"]);
    await threads.getByRole("button", { name: "Threads", exact: true }).click();
    await threads.getByRole("searchbox", { name: "Search threads" }).fill("boss");
    await expect(titles).toHaveText(["Questions of the boss"]);
    await inspect(page, "threads", "dark");
    await showAt(page, 360);
    expect(heard).toEqual([]);
  },
);

test.describe("with what moves", () => {
  // Cards open with a movement; they grow after they have come.
  test.use({ reducedMotion: "no-preference" });

  test("what waits for a yes is in view and can be pressed on a phone", LONG, async ({ page }) => {
    const { say } = await openConversation(page, "Vera View", "Viewers");
    await page.setViewportSize({ width: 360, height: 780 });
    await say("Launch of a vegan protein bar in Germany and Austria, 2.500 €, awareness, four weeks");
    await expect(page.getByRole("tab", { name: "Plan" })).toBeVisible({ timeout: 60_000 });

    await say("put @lena.fernweh0 and @tom.fernweh1 on a list called Spring boxes");

    const approve = page.getByRole("button", { name: "Approve" });
    await expect(page.getByRole("button", { name: "Copy" }).last()).toBeAttached();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await approve.evaluate(isOnTop)).toBe(true);
    await expect(page.getByText("put @lena.fernweh0", { exact: false }).last()).toBeInViewport();
  });
});

/** Whether a press in its middle would reach it, as it lies now. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there !== null && element.contains(there);
}
