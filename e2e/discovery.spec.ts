import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { inspect, LONG } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const TABLE = [
  "Platform,Handle,Name,Followers,Country,Category",
  "instagram,lia,Lia Moreno,900000,Brazil,Music",
  "instagram,noa,Noa Silva,500000,Brazil,Music",
  "instagram,ravi,Ravi Kumar,300000,India,Comedy",
  "instagram,ana,Ana Prado,200000,Brazil,Comedy",
].join("\n");

/** Looks at the screen at every width, and goes back to that of a desk. */
async function look(page: Page, name: string): Promise<void> {
  await inspect(page, name);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** A new workspace with four creators of whom size, country and topic are known. @returns its slug. */
async function bringFour(page: Page, member: { slug: string }, name: string): Promise<string> {
  await page.goto(inWorkspace(member.slug, "/home"));
  const { slug, headers } = await newWorkspace(page, name);
  expect((await page.request.post("/api/v1/imports", { headers, data: { text: TABLE } })).ok()).toBe(true);
  return slug;
}

test("results are worked through by keyboard, beside the panel of one creator", async ({
  memberPage: page,
  member,
}) => {
  const slug = await bringFour(page, member, "Found by keys");
  await page.goto(inWorkspace(slug, "/influencers?q=creators"));
  const table = page.getByRole("grid", { name: "Creators" });

  await test.step("columns are those of which something is known", async () => {
    await expect(table.getByRole("columnheader", { name: "Topic" })).toBeVisible();
    await expect(table.getByRole("columnheader", { name: "Engagement" })).toHaveCount(0);
    await expect(page.getByText("Views, engagement, price, last post: none of these 4.")).toBeVisible();
  });

  await test.step("arrows go over rows, Enter shows one beside them, J the next", async () => {
    await table.getByRole("row").nth(1).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Noa Silva" });
    await expect(panel.getByText("Among your creators")).toBeVisible();
    await look(page, "creator beside the results");
    await page.keyboard.press("j");
    await expect(page.getByRole("dialog", { name: "Ravi Kumar" })).toBeVisible();
    await expect(page).toHaveURL(/profile=/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("X chooses, with Shift a range; the chosen are compared", async () => {
    await table.getByRole("row").nth(1).focus();
    await page.keyboard.press("x");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+X");
    await expect(page.getByText("3 selected")).toBeVisible();
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("table", { name: "Creators side by side" })).toBeVisible();
    await look(page, "creators side by side");
    await page.keyboard.press("Escape");
  });

  await test.step("S keeps a creator", async () => {
    await page.getByRole("button", { name: "Clear the selection" }).click();
    await table.getByRole("row").nth(1).focus();
    await page.keyboard.press("s");
    await expect(page.getByRole("status").filter({ hasText: "Shortlist" })).toBeVisible();
  });

  await test.step("the columns that are chosen stand in the address", async () => {
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("dialog", { name: "Columns" }).getByRole("checkbox", { name: "Topic" }).uncheck();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(table.getByRole("columnheader", { name: "Topic" })).toHaveCount(0);
    await page.reload();
    await expect(table.getByRole("columnheader", { name: "Country" })).toBeVisible();
    await expect(table.getByRole("columnheader", { name: "Topic" })).toHaveCount(0);
  });
});

test("one creator leads to those who are alike", LONG, async ({ memberPage: page, member }) => {
  const slug = await bringFour(page, member, "Alike");
  await page.goto(inWorkspace(slug, "/influencers?q=creators"));
  await page.getByRole("link", { name: "Lia Moreno" }).click();
  await page.getByRole("link", { name: "Find similar creators" }).click();

  await expect(page.getByRole("link", { name: "Noa Silva" })).toBeVisible();
  for (const other of ["Lia Moreno", "Ana Prado"])
    await expect(page.getByRole("link", { name: other })).toHaveCount(0);
});

test(
  "where nobody fits, a press leads to those whom one condition left out",
  LONG,
  async ({ memberPage: page, member }) => {
    const slug = await bringFour(page, member, "Nobody found");
    await page.goto(inWorkspace(slug, "/influencers?q=music+creators+in+india"));

    await expect(
      page
        .getByText("“Topic Music” leaves everybody out")
        .or(page.getByText("“Country India” leaves everybody out")),
    ).toBeVisible();
    await look(page, "nobody found");
    await page.getByRole("button", { name: "Without Country India: 2 creators" }).click();

    await expect(page.getByText("Lia Moreno").filter({ visible: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/filters=/);
  },
);

test(
  "an import is drawn, and leads on to a search and a plan that are begun",
  LONG,
  async ({ memberPage: page, member }) => {
    await page.goto(inWorkspace(member.slug, "/home"));
    const { slug } = await newWorkspace(page, "Insight drawn");
    await page.goto(inWorkspace(slug, "/influencers?import=open"));
    await page.getByLabel("Paste cells, handles or profile links").fill(TABLE);
    await page.getByRole("button", { name: "Show the preview" }).click();
    await page.getByRole("button", { name: /^Import \d+ rows/ }).click();

    await expect(page.getByText("4 creators are in")).toBeVisible();
    for (const name of ["Creators by followers", "Creators by country"]) {
      await expect(page.getByRole("img", { name })).toBeVisible();
    }
    await expect(page.getByText("Brazil leads with 75%")).toBeVisible();
    await expect(page.getByLabel("Brief")).toHaveValue(/^A launch in Brazil with /u);
    await look(page, "insight after an import");
    const searches = page.getByRole("list", { name: "Searches written from your rows" });
    await searches.getByRole("link").first().click();
    await expect(page.getByRole("grid", { name: "Creators" }).getByRole("row").nth(1)).toBeVisible();
  },
);

test(
  "filters are chosen beside the list, with what each would find, by mouse and by keyboard",
  LONG,
  async ({ memberPage: page, member }) => {
    const slug = await bringFour(page, member, "Chosen beside");
    await page.goto(inWorkspace(slug, "/influencers?q=from+Brazil"));
    const opener = page.getByRole("button", { name: "Filters 1" });
    await expect(page.getByText("3 creators")).toBeVisible();
    await opener.click();
    const drawer = page.getByRole("dialog", { name: "Filters" });

    await test.step("what is set stands first, and another country says what it adds", async () => {
      const country = drawer.getByRole("group", { name: "Country" });
      await expect(country.getByRole("listitem")).toContainText(["Brazil3", "India+1"]);
      await look(page, "filters beside the results");
      await country.getByRole("checkbox", { name: "India" }).check();
      await expect(drawer.getByRole("button", { name: "Show 4 creators" })).toBeVisible();
      await expect(page.getByRole("list", { name: "How the sentence was read" })).toContainText("India");
    });

    await test.step("a range holds with Enter, and says what is wrong with it", async () => {
      const followers = drawer.getByRole("group", { name: "Followers" });
      const [from, to] = [
        followers.getByRole("textbox", { name: "From" }),
        followers.getByRole("textbox", { name: "To" }),
      ];
      await from.fill("250k");
      await page.keyboard.press("Enter");
      await expect(drawer.getByRole("button", { name: "Show 3 creators" })).toBeVisible();
      await expect(from).toBeFocused();
      await expect(from).toHaveValue("250,000");
      await to.fill("a lot");
      await page.keyboard.press("Enter");
      await expect(followers.getByText("Enter a number such as 500, 10k or 1.5m")).toBeVisible();
      await to.fill("100k");
      await page.keyboard.press("Enter");
      await expect(followers.getByText("The lowest value is above the highest")).toBeVisible();
    });

    await test.step("a filter is cleared, all of them are, and Escape leads back to the button", async () => {
      await drawer.getByRole("button", { name: "Clear Country" }).press("Enter");
      await expect(drawer.getByRole("group", { name: "Country" }).getByText("+")).toHaveCount(0);
      await drawer.getByRole("button", { name: "Clear all" }).press("Enter");
      await expect(drawer.getByRole("button", { name: "Show 4 creators" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeFocused();
    });

    await test.step("a creator takes the place of the filters", async () => {
      await page.getByRole("button", { name: "Filters", exact: true }).click();
      await expect(drawer).toBeVisible();
      await page.getByRole("grid", { name: "Creators" }).getByRole("row").nth(1).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Lia Moreno" })).toBeVisible();
      await expect(drawer).toHaveCount(0);
    });
  },
);
