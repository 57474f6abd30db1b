import { hydrateRoot } from "react-dom/client";
import { SignInPage } from "#/features/identity/index.ts";
import "#/styles.css";

const root = document.querySelector("#root");
if (!root) throw new Error("signin.html has no #root");

hydrateRoot(root, <SignInPage />);
