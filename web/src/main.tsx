import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config, locales } from "zod/mini";
import { router } from "#/app/router.tsx";
import "./styles.css";

// zod/mini says "Invalid input" to everything until a locale is set.
config(locales.en());

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
