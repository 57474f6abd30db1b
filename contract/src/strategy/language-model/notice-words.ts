import type { ModelFailure, ModelNotice, Unchecked } from "./notices.ts";

interface NoticeWords {
  failures: Readonly<Record<ModelFailure, string>>;
  goesOn: string;
  unchecked: string;
}

const ENGLISH: NoticeWords = {
  failures: {
    unreachable: "The model cannot be reached.",
    refused: "The model refused the key or the name.",
    busy: "The model is busy.",
    broken: "The model answered with an error.",
    slow: "The model took too long.",
    cut: "The model’s answer broke off.",
    runaway: "The model came to no end.",
    unchecked: "Nothing of what the model wrote could be checked.",
    limit: "This month’s limit for the model is used up.",
  },
  goesOn: "The built-in planner answers.",
  unchecked: "In the model’s words, not checked",
};

const OTHERS: Readonly<Record<string, NoticeWords>> = {
  de: {
    failures: {
      unreachable: "Das Modell ist nicht erreichbar.",
      refused: "Das Modell hat Schlüssel oder Namen abgelehnt.",
      busy: "Das Modell ist überlastet.",
      broken: "Das Modell hat mit einem Fehler geantwortet.",
      slow: "Das Modell hat zu lange gebraucht.",
      cut: "Die Antwort des Modells brach ab.",
      runaway: "Das Modell kam zu keinem Ende.",
      unchecked: "Nichts von dem, was das Modell schrieb, ließ sich prüfen.",
      limit: "Das Monatslimit für das Modell ist aufgebraucht.",
    },
    goesOn: "Der eingebaute Planer antwortet.",
    unchecked: "In den Worten des Modells, nicht geprüft",
  },
  fr: {
    failures: {
      unreachable: "Le modèle est injoignable.",
      refused: "Le modèle a refusé la clé ou le nom.",
      busy: "Le modèle est surchargé.",
      broken: "Le modèle a répondu par une erreur.",
      slow: "Le modèle a mis trop longtemps.",
      cut: "La réponse du modèle s’est interrompue.",
      runaway: "Le modèle n’en finissait pas.",
      unchecked: "Rien de ce que le modèle a écrit n’a pu être vérifié.",
      limit: "La limite du mois pour le modèle est atteinte.",
    },
    goesOn: "Le planificateur intégré répond.",
    unchecked: "Dans les mots du modèle, non vérifié",
  },
  es: {
    failures: {
      unreachable: "No se puede llegar al modelo.",
      refused: "El modelo rechazó la clave o el nombre.",
      busy: "El modelo está saturado.",
      broken: "El modelo respondió con un error.",
      slow: "El modelo tardó demasiado.",
      cut: "La respuesta del modelo se cortó.",
      runaway: "El modelo no llegaba a un final.",
      unchecked: "Nada de lo que escribió el modelo se pudo comprobar.",
      limit: "Se ha agotado el límite del mes para el modelo.",
    },
    goesOn: "Responde el planificador integrado.",
    unchecked: "En palabras del modelo, sin comprobar",
  },
  pt: {
    failures: {
      unreachable: "Não dá para chegar ao modelo.",
      refused: "O modelo recusou a chave ou o nome.",
      busy: "O modelo está sobrecarregado.",
      broken: "O modelo respondeu com um erro.",
      slow: "O modelo demorou demais.",
      cut: "A resposta do modelo foi interrompida.",
      runaway: "O modelo não chegava ao fim.",
      unchecked: "Nada do que o modelo escreveu pôde ser verificado.",
      limit: "O limite do mês para o modelo acabou.",
    },
    goesOn: "O planejador embutido responde.",
    unchecked: "Nas palavras do modelo, não verificado",
  },
};

/** What went wrong, as a sentence. */
export function failureSentence({ failure, language }: ModelNotice): string {
  return (OTHERS[language] ?? ENGLISH).failures[failure];
}

/** Why the planner went on, in the language of the answer. */
export function noticeText({ failure, language }: ModelNotice): string {
  const { goesOn } = OTHERS[language] ?? ENGLISH;
  return `${failureSentence({ failure, language })} ${goesOn}`;
}

/** What stands above what was not checked. */
export function uncheckedTitle({ language }: Pick<Unchecked, "language">): string {
  return (OTHERS[language] ?? ENGLISH).unchecked;
}
