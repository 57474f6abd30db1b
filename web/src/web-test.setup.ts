import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Waiting ends with what is waited for; its own limit of a second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Testing Library cleans up by itself only where test functions are global.
afterEach(cleanup);
