import { expect, test } from "@playwright/test";
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
