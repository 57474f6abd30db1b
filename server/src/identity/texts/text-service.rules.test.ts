import { expect, test } from "vitest";
import { endpointOfSetting, fillBody, readHeaders, wrongBody } from "./text-service.rules.ts";

const MESSAGE = { to: "+4915112345678", text: '123456 is "it" & <more>\nend' };

test.each([
  ["json", '{"n":"{{digits}}","c":"{{ code }}","t":"{{text}}"}', JSON.parse],
  [
    "form",
    "n={{digits}}&c={{code}}&t={{text}}",
    (body: string) => Object.fromEntries(new URLSearchParams(body)),
  ],
] as const)("every word arrives as it is: %s", (format, template, read) => {
  expect(read(fillBody(template, format, MESSAGE))).toEqual({
    n: "4915112345678",
    c: "123456",
    t: MESSAGE.text,
  });
});

test("in XML the signs of XML are written out", () => {
  expect(fillBody("<t>{{text}}</t>", "xml", MESSAGE)).toBe(
    "<t>123456 is &#34;it&#34; &#38; &#60;more&#62;\nend</t>",
  );
});

test("words that look like places stay words", () => {
  expect(fillBody("to={{to}}&text={{text}}", "form", { to: "+1", text: "{{to}}" })).toBe(
    "to=%2B1&text=%7B%7Bto%7D%7D",
  );
});

test.each([
  ["json", '{"to":"{{to}}","text":"{{text}}"}', "fits"],
  ["json", '{"to":{{to}},"text":"{{text}}"}', "is no JSON"],
  ["json", '{"to":"{{number}}","text":"{{text}}"}', "{{number}} stands for nothing"],
  ["json", '{"text":"{{text}}"}', "where the number goes"],
  ["form", "to={{to}}", "where the message goes"],
  ["form", "to={{to}}&code={{code}}", "fits"],
] as const)("a body in %s, %s: %s", (format, body, wrong) => {
  expect(wrongBody(body, format) ?? "fits").toContain(wrong);
});

test("headers are lines of a name and a value, and none that the call itself says", () => {
  expect(readHeaders("Authorization: Bearer a:b\n\n X-Key:  7 ")).toEqual({
    headers: [
      { name: "Authorization", value: "Bearer a:b" },
      { name: "X-Key", value: "7" },
    ],
  });
  for (const lines of ["no colon", "Ümlaut: x", "A: b\u0000c", "Host: evil", "Content-Type: text/plain"])
    expect(readHeaders(lines)).toMatchObject({ wrong: expect.any(String) });
});

test.each([
  ["https://sms.example.org/send", { format: "json", headers: [] }],
  [
    '{"address":"https://sms.example.org","format":"form","body":"a={{to}}&b={{text}}","headers":{"X-Key":"7"}}',
    { format: "form", headers: [{ name: "X-Key", value: "7" }] },
  ],
  ["http://sms.example.org/send", { wrong: expect.stringContaining("https://") }],
  ['{"address":"https://sms.example.org","format":"yaml"}', { wrong: expect.stringContaining("JSON") }],
  ['{"address":"https://sms.example.org","body":"{}"}', { wrong: expect.stringContaining("number goes") }],
  [
    '{"address":"https://sms.example.org","headers":{"Host":"x"}}',
    { wrong: expect.stringContaining("Host") },
  ],
])("a setting of the environment: %s", (setting, read) => {
  expect(endpointOfSetting(setting)).toMatchObject(read);
});
