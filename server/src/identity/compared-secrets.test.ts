import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** What a caller may guess at: names of texts and bytes that open something. */
const SECRET = String.raw`\w*(?:token|secret|hash|digest|signature|verifier|challenge|nonce|state|csrf|proof|passcode|recoverycode|pepper)\w*`;
const VALUE = String.raw`[\w.?!\[\]()"]*`;
/** Compared character by character, which tells by its time how many of them were right. */
const COMPARED = [
  new RegExp(
    String.raw`\b(${SECRET})\b(?:\(${VALUE}\))? [!=]== (?!undefined|null|true|false|""|"[a-z_ ]+"|\d)${VALUE}`,
    "giu",
  ),
  new RegExp(String.raw`[!=]== (?:${VALUE}\.)?(${SECRET})\b(?!\.length)`, "giu"),
  /\.equals\(/gu,
];

/** What is named like a secret and is none that a caller guesses at. */
const NO_GUESS: Readonly<Record<string, string>> = {
  "identity/hosted/hosted-sessions.service.ts: .equals(": "hashes of the ids of sessions",
  "identity/provider/provider-scope.ts: === publicToken": "everybody may know it",
  "identity/sessions/sessions.service.ts: !== proof": "who has proved something",
  "identity/factors/passwords/password-strength.worker.ts: token === password":
    "a word of the password itself",
  "identity/factors/passwords/passwords.service.ts: hash !== proved.hash)": "two hashes of the database",
  "identity/factors/passwords/passwords.service.ts: !== proved.hash": "two hashes of the database",
  "identity/factors/wallets/solana.rules.ts: === SIGNATURE_BYTES": "a length",
  "platform/http/idempotency/idempotency.store.ts: request_hash !== claim.hash)":
    "hashes of one's own requests",
  "platform/http/idempotency/idempotency.store.ts: !== claim.hash": "hashes of one's own requests",
};
/** The one of identity, and that of the door for commands, which loads nothing of identity. */
const HELPERS = ["cli/local.routes.ts", "identity/sessions/secrets.rules.ts"];

test("security 24: secrets are compared in constant time, by the one function for it", () => {
  const found = sources().flatMap(({ file, text }) =>
    COMPARED.flatMap((pattern) => [...text.matchAll(pattern)].map(([said]) => `${file}: ${said.trim()}`)),
  );
  const comparing = sources().filter(({ text }) => text.includes("timingSafeEqual("));

  expect(found.filter((each) => NO_GUESS[each] === undefined)).toEqual([]);
  expect(comparing.map(({ file }) => file).toSorted()).toEqual(HELPERS);
});

test("security 24: what compares character by character would be found", () => {
  const wrong = [
    "if (row.token_hash === given) return;",
    "return hashSecret(token) !== stored;",
    "if (body.code_verifier !== verifier) throw wrong();",
    "return left.equals(right);",
    "if (each.secret === text) return each;",
  ];

  expect(wrong.filter((line) => COMPARED.every((pattern) => line.search(pattern) === -1))).toEqual([]);
});

/** Where secrets are: identity, and what stands before it. */
function sources(): { file: string; text: string }[] {
  return ["identity", "platform/http", "cli"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.(?:test|fixtures|conformance)\.ts$/u.test(file))
      .map((file) => ({
        file: `${folder}/${file}`,
        text: readFileSync(join(SOURCES, folder, file), "utf8").replaceAll(/\/\/.*$|\/\*[^]*?\*\//gmu, ""),
      })),
  );
}
