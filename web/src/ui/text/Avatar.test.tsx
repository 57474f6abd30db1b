import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar } from "./Avatar.tsx";

test.each([
  ["Ana Lund", "AL"],
  ["Anitta 🎤", "AN"],
  ["🖤 Gusttavo Lima 🖤", "GL"],
  ["@___nico_ichi", "NI"],
  ["김우빈", "김우"],
])("%s has the initials %s: of letters and digits alone", (name, initials) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(initials);
});
