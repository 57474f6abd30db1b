import { webcrypto } from "node:crypto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { fetchSurfaces } from "#/ui/overlays/late-overlay.tsx";

// Waiting ends with what is waited for; its own limit of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library cleans up by itself only where test functions are global.
afterEach(cleanup);

// What opens above a page is there at once, as it is for whoever has moved a pointer.
beforeAll(fetchSurfaces);

// The page of jsdom has no cryptography; that of Node is the same as a browser's.
if (!("subtle" in crypto)) Object.defineProperty(globalThis, "crypto", { value: webcrypto });
