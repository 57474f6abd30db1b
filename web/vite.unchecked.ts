import type { Plugin } from "vite";
import * as core from "zod/v4/core";
import * as zod from "zod/v4";

const ASSISTANT_LIBRARY = /\/node_modules\/(?:@ai-sdk\/|ai\/)/u;
const ZOD = new Set(["zod/v4", "zod/v4/core"]);
const STAND_IN = "\0herald:unchecked";

/**
 * The library of the conversation brings all of zod along, for checks that ours does not ask it for: chunks come from
 * our own server, and the transport that reads them is ours. It gets schemas that are nothing, and a check that fails.
 */
export function unchecked(): Plugin {
  return {
    name: "herald:unchecked",
    apply: "build",
    enforce: "pre",
    resolveId: (id, importer) => (ZOD.has(id) && ASSISTANT_LIBRARY.test(importer ?? "") ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? { code: standIn(), moduleSideEffects: false } : null),
  };
}

function standIn(): string {
  const names = new Set([...Object.keys(zod), ...Object.keys(core)]);
  const exported = [...names].map((name) => `${isCheck(name) ? "check" : "schema"} as ${name}`);
  return `
const schema = new Proxy(() => schema, { get: () => schema });
const check = () => { throw new Error("Nothing is checked here"); };
export { ${exported.join(", ")} };`;
}

const isCheck = (name: string) => /parse|JSONSchema/iu.test(name);
