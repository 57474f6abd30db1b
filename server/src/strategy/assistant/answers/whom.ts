import { COMPARED_MAX } from "#/strategy/assistant/tools.ts";
import { asking } from "./answer.ts";
import type { Answer } from "./answer.ts";
import { inLanguage } from "./sentences.ts";
import type { Sentences } from "./sentences.ts";

/** A name that several creators have. */
export interface SeveralOfName {
  name: string;
  handles: readonly string[];
}

/** One question for whom a name means, with those who have it side by side. */
export function whomIsMeant({ name, handles }: SeveralOfName): Answer {
  const shown = handles.slice(0, COMPARED_MAX);
  return asking(
    "compare_creators",
    () => ({ handles: shown }),
    ({ language }, found) => {
      const id = found.find(({ tool }) => tool === "compare_creators")?.id ?? "";
      const names = shown.map((_, index) => `@[[${id}#rows.${index}.handle]]`).join(", ");
      const question = shown.length < handles.length ? WHOM_OF_MANY : WHOM;
      return [
        inLanguage(question, language)
          .replace("{name}", () => name)
          .replace("{names}", () => names),
      ];
    },
  );
}

const WHOM: Sentences = {
  en: "Which {name} do you mean: {names}? Say the handle or the whole name. Nothing was changed.",
  de: "Wen meinst du mit {name}: {names}? Sag das Handle oder den ganzen Namen. Geändert wurde nichts.",
  fr: "De qui s’agit-il avec {name} : {names} ? Dites le pseudo ou le nom entier. Rien n’a été changé.",
  es: "¿A quién te refieres con {name}: {names}? Di el usuario o el nombre entero. No se ha cambiado nada.",
  pt: "Quem é {name} para você: {names}? Diga o usuário ou o nome inteiro. Nada foi mudado.",
};

const WHOM_OF_MANY: Sentences = {
  en: "Many are called {name}, such as {names}. Say the handle or the whole name. Nothing was changed.",
  de: "Viele heißen {name}, etwa {names}. Sag das Handle oder den ganzen Namen. Geändert wurde nichts.",
  fr: "Plusieurs s’appellent {name}, comme {names}. Dites le pseudo ou le nom entier. Rien n’a été changé.",
  es: "Hay muchos que se llaman {name}, como {names}. Di el usuario o el nombre entero. No se ha cambiado nada.",
  pt: "Muitos se chamam {name}, como {names}. Diga o usuário ou o nome inteiro. Nada foi mudado.",
};
