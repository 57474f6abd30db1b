import { defineConfig } from "oxlint";
import { BORDERS } from "./oxlint.borders.ts";

export default defineConfig({
  plugins: ["eslint", "typescript", "react", "jsx-a11y", "import", "unicorn", "oxc", "promise", "vitest"],
  options: { typeAware: true, typeCheck: true },
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "eslint/max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    "eslint/max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "eslint/no-console": "error",
    "eslint/no-underscore-dangle": ["error", { allow: ["_default"] }],
    "import/no-cycle": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    // Both mistake other functions of the same name: worker_threads' postMessage and zod/mini's catch.
    "promise/valid-params": "off",
    // Wants <output>, <img> and <progress> where a status, a drawing and a bar of our own are meant.
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/require-post-message-target-origin": "off",
    // Fastify awaits its handlers; the rule takes it for Express.
    "oxc/no-async-endpoint-handlers": "off",
    "react/react-in-jsx-scope": "off",
    "typescript/consistent-type-imports": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "unicorn/prefer-node-protocol": "error",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "assert"] }],
  },
  overrides: [
    ...BORDERS,
    {
      files: ["**/*.test.{ts,tsx}"],
      rules: { "eslint/max-lines": "off", "eslint/max-lines-per-function": "off" },
    },
    { files: ["**/*.tsx"], rules: { "eslint/max-lines-per-function": ["error", { max: 120 }] } },
    { files: ["scripts/**", "tools/**"], rules: { "eslint/no-console": "off" } },
  ],
});
