import type { ModelsFound } from "@app/contract/strategy/language-model/schemas";
import * as z from "zod/mini";

/** Programs that serve models, by the port that each takes unless told otherwise. */
const PROGRAMS = [
  { program: "Ollama", port: 11_434 },
  { program: "LM Studio", port: 1234 },
  { program: "llama-server", port: 8080 },
  { program: "vLLM", port: 8000 },
] as const;
const WAIT_MS = 1000;
const MODELS_MAX = 50;
const Models = z.object({ data: z.array(z.looseObject({ id: z.string() })) });

/** Asks the usual ports of this machine for a list of models; nothing else is asked, and nothing outside. */
export async function lookHere(
  programs: readonly { program: string; port: number }[] = PROGRAMS,
): Promise<ModelsFound> {
  const found = await Promise.all(
    programs.map(async ({ program, port }) => {
      const url = `http://127.0.0.1:${port}/v1`;
      const models = await modelsAt(url);
      return models ? [{ program, url, models }] : [];
    }),
  );
  return { items: found.flat() };
}

async function modelsAt(url: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${url}/models`, {
      redirect: "error",
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) return null;
    const { data } = Models.parse(await response.json());
    return data.slice(0, MODELS_MAX).map(({ id }) => id);
  } catch {
    return null;
  }
}
