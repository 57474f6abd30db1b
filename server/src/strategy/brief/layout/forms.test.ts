import { expect, test } from "vitest";
import { withoutForms } from "./forms.ts";

test.each([
  ["SPEND .......... 7,800 pounds", "SPEND: 7,800 pounds"],
  ["octubre... perdón, noviembre", "octubre... perdón, noviembre"],
  ["Region: Hamburg [x]  Bremen [x]  Hannover [ ]", "Region: Hamburg, Bremen"],
  ["Plattform: [ ] TikTok [x] YouTube", "Plattform: YouTube"],
  ["AVOID: politics; @a; TikTok", "AVOID: politics, @a, TikTok"],
  ["Budget: 9k; Germany", "Budget: 9k; Germany"],
])("a form is read as the sentence that says the same: %s", (form, said) => {
  expect(withoutForms(form)).toBe(said);
});
