import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { TabPanel, Tabs } from "./Tabs.tsx";

const MODES = [
  { id: "prompt", label: "Prompt" },
  { id: "reels", label: "Reels" },
  { id: "brands", label: "Brands" },
] as const;

function Modes() {
  const [mode, setMode] = useState<(typeof MODES)[number]["id"]>("prompt");
  return (
    <>
      <Tabs label="Mode" name="mode" items={MODES} value={mode} onChange={setMode} look="segmented" />
      <TabPanel name="mode" value={mode}>
        Panel of {mode}
      </TabPanel>
    </>
  );
}

test("arrows, Home and End choose a tab and carry the focus", () => {
  render(<Modes />);
  screen.getByRole("tab", { name: "Prompt" }).focus();

  const steps = ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return screen.getByRole("tab", { selected: true }).textContent;
  });

  expect(steps).toEqual(["Reels", "Brands", "Prompt", "Brands", "Prompt"]);
  expect(document.activeElement?.textContent).toBe("Prompt");
});

test("a panel is named by the tab that shows it", () => {
  render(<Modes />);

  fireEvent.click(screen.getByRole("tab", { name: "Brands" }));

  expect(screen.getByRole("tabpanel", { name: "Brands" }).textContent).toBe("Panel of brands");
});
