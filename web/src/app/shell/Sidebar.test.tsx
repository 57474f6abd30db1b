import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SidebarEntries } from "./Sidebar.tsx";

afterEach(cleanup);

test.each(["/home", "/Home", "/HOME/"])("%s marks what leads home", async (address) => {
  const rootRoute = createRootRoute({
    component: () => <SidebarEntries place="rail" switchedOn={["home"]} />,
  });
  const history = createMemoryHistory({ initialEntries: [address] });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute, history })} />);

  const marked = await screen.findAllByRole("link", { current: "page" });

  expect(marked.map((link) => link.getAttribute("href"))).toEqual(["/home", "/home"]);
});
