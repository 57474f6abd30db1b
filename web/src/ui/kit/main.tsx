import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { KitPage } from "./KitPage.tsx";
import "#/styles.css";

const root = document.querySelector("#root");
if (!root) throw new Error("kit.html has no #root");

createRoot(root).render(
  <StrictMode>
    <KitPage />
  </StrictMode>,
);
