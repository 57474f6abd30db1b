import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";

afterEach(cleanup);

function NoteForm() {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveGuard unsaved={text !== ""} />
    </>
  );
}

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NoteForm />
      <Link to="/">Elsewhere</Link>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Edit">
        <InDialog />
      </Dialog>
    </>
  );
}

function InDialog() {
  const [text, setText] = useState("");
  return (
    <>
      <input aria-label="Caption" value={text} onChange={(event) => setText(event.target.value)} />
      <LeaveGuard unsaved={text !== ""} />
    </>
  );
}

async function open(): Promise<void> {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: "/", component: () => <p>Home</p> });
  const form = createRoute({ getParentRoute: () => root, path: "/form", component: Page });
  const history = createMemoryHistory({ initialEntries: ["/form"] });
  const router = createRouter({ routeTree: root.addChildren([home, form]), history });
  // The app's own router is the registered type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  render(<RouterProvider router={router as never} />);
  await screen.findByLabelText("Note");
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const QUESTION = { name: "Leave without saving?" };

test("a page with something unsaved asks before it is left, and what was typed stays with whoever stays", async () => {
  await open();
  type("Note", "Half a thought");

  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByRole("dialog", QUESTION);
  press("Stay here");
  await waitFor(() => expect(screen.queryByRole("dialog", QUESTION)).toBeNull());
  expect(screen.getByLabelText("Note")).toHaveProperty("value", "Half a thought");

  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));
  await screen.findByRole("dialog", QUESTION);
  press("Leave");
  expect(await screen.findByText("Home")).toBeDefined();
});

test("a page with nothing unsaved is left without a question", async () => {
  await open();
  type("Note", "Half a thought");
  type("Note", "");

  fireEvent.click(screen.getByRole("link", { name: "Elsewhere" }));

  expect(await screen.findByText("Home")).toBeDefined();
});

test("a dialog with something unsaved asks before it closes", async () => {
  await open();
  press("Open");
  await screen.findByLabelText("Caption");
  type("Caption", "Half a caption");

  press("Close");
  await screen.findByRole("dialog", QUESTION);
  press("Stay here");
  await waitFor(() => expect(screen.queryByRole("dialog", QUESTION)).toBeNull());
  expect(screen.getByLabelText("Caption")).toHaveProperty("value", "Half a caption");

  press("Close");
  await screen.findByRole("dialog", QUESTION);
  press("Leave");
  await waitFor(() => expect(screen.queryByLabelText("Caption")).toBeNull());
});

test("a dialog with nothing unsaved closes at once", async () => {
  await open();
  press("Open");
  await screen.findByLabelText("Caption");

  press("Close");

  await waitFor(() => expect(screen.queryByLabelText("Caption")).toBeNull());
});
