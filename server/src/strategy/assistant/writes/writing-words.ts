import type { Status } from "#/language/people/people.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";

/** What is said of what was written, in the languages of the answers. */

export const ADDED: Sentences = {
  en: "Added to “{name}”: {added}.",
  de: "Neu in „{name}“: {added}.",
  fr: "Ajoutés à « {name} » : {added}.",
  es: "Añadidos a «{name}»: {added}.",
  pt: "Adicionados a “{name}”: {added}.",
};

export const ADDED_BESIDE: Sentences = {
  en: "Added to “{name}”: {added}. In it before: {already}.",
  de: "Neu in „{name}“: {added}. Schon darin: {already}.",
  fr: "Ajoutés à « {name} » : {added}. Déjà dedans : {already}.",
  es: "Añadidos a «{name}»: {added}. Ya estaban: {already}.",
  pt: "Adicionados a “{name}”: {added}. Já estavam: {already}.",
};

export const TAKEN: Sentences = {
  en: "Taken out of “{name}”: {removed}. Say “undo” to put them back.",
  de: "Aus „{name}“ genommen: {removed}. Sag „rückgängig“, um das zurückzunehmen.",
  fr: "Retirés de « {name} » : {removed}. Dites « annule » pour les remettre.",
  es: "Quitados de «{name}»: {removed}. Di «deshaz» para volver a ponerlos.",
  pt: "Tirados de “{name}”: {removed}. Diga “desfaz” para colocar de volta.",
};

export const TAKEN_OF_CAMPAIGN: Sentences = {
  en: "{whom} left “{name}”; what was sent and paid stays. Say “undo” to put them back.",
  de: "{whom} aus „{name}“ genommen; Gesendetes und Bezahltes bleibt. Sag „rückgängig“, um das zurückzunehmen.",
  fr: "{whom} : retiré de « {name} » ; ce qui a été envoyé et payé reste. Dites « annule » pour revenir en arrière.",
  es: "{whom}: fuera de «{name}»; lo enviado y lo pagado se queda. Di «deshaz» para volver atrás.",
  pt: "{whom}: fora de “{name}”; o que foi enviado e pago fica. Diga “desfaz” para voltar atrás.",
};

export const RETURNED: Sentences = {
  en: "{whom} back in “{name}”.",
  de: "{whom} wieder in „{name}“.",
  fr: "{whom} : de nouveau dans « {name} ».",
  es: "{whom}: de nuevo en «{name}».",
  pt: "{whom}: de volta em “{name}”.",
};

export const UNTAGGED: Sentences = {
  en: "The tag “{tag}” is off: {whom}.",
  de: "Das Schlagwort „{tag}“ ist weg: {whom}.",
  fr: "L’étiquette « {tag} » est enlevée : {whom}.",
  es: "La etiqueta «{tag}» ya no está: {whom}.",
  pt: "A etiqueta “{tag}” saiu: {whom}.",
};

export const NO_TAG: Sentences = {
  en: "They do not have the tag “{tag}”; nothing was changed.",
  de: "Das Schlagwort „{tag}“ steht dort nicht; geändert wurde nichts.",
  fr: "L’étiquette « {tag} » n’y est pas ; rien n’a été changé.",
  es: "No tienen la etiqueta «{tag}»; no se ha cambiado nada.",
  pt: "Não têm a etiqueta “{tag}”; nada foi mudado.",
};

export const NOTE_GONE: Sentences = {
  en: "The note is off their page again.",
  de: "Die Notiz steht nicht mehr im Profil.",
  fr: "La note n’est plus sur la fiche.",
  es: "La nota ya no está en su ficha.",
  pt: "A nota já não está no perfil.",
};

export const NOTE_CHANGED: Sentences = {
  en: "The note was changed since and stays as it is.",
  de: "Die Notiz wurde seitdem geändert und bleibt, wie sie ist.",
  fr: "La note a été modifiée depuis et reste telle quelle.",
  es: "La nota se cambió después y queda como está.",
  pt: "A nota foi mudada depois e fica como está.",
};

export const STATUS_IS: Sentences = {
  en: "Status now: {status} ({whom}).",
  de: "Status jetzt: {status} ({whom}).",
  fr: "Statut maintenant : {status} ({whom}).",
  es: "Estado ahora: {status} ({whom}).",
  pt: "Status agora: {status} ({whom}).",
};

export const STATUS_WAS: Sentences = {
  en: "That is their status already: {status}. Nothing was changed.",
  de: "Dieser Status steht schon dort: {status}. Geändert wurde nichts.",
  fr: "C’est déjà le statut : {status}. Rien n’a été changé.",
  es: "Ese ya es el estado: {status}. No se ha cambiado nada.",
  pt: "Esse já é o status: {status}. Nada foi mudado.",
};

export const OWNER_IS: Sentences = {
  en: "{owner} looks after {whom} now.",
  de: "{owner} ist jetzt zuständig für {whom}.",
  fr: "{owner} s’occupe maintenant de {whom}.",
  es: "{owner} lleva ahora a {whom}.",
  pt: "{owner} cuida agora de {whom}.",
};

export const OWNER_WAS: Sentences = {
  en: "That is who looks after them already. Nothing was changed.",
  de: "So steht es schon dort. Geändert wurde nichts.",
  fr: "C’est déjà le cas. Rien n’a été changé.",
  es: "Ya era así. No se ha cambiado nada.",
  pt: "Já era assim. Nada foi mudado.",
};

export const NO_OWNER: Sentences = {
  en: "Nobody looks after {whom} now.",
  de: "Für {whom} ist jetzt niemand zuständig.",
  fr: "Plus personne ne s’occupe de {whom}.",
  es: "Ahora nadie lleva a {whom}.",
  pt: "Agora ninguém cuida de {whom}.",
};

export const NO_SUCH_OWNER: Sentences = {
  en: "Nobody called “{name}” looks after creators here. Nothing was changed.",
  de: "Niemand namens „{name}“ ist hier für Creator zuständig. Geändert wurde nichts.",
  fr: "Personne du nom de « {name} » ne s’occupe de créateurs ici. Rien n’a été changé.",
  es: "Nadie llamado «{name}» lleva aquí a creadores. No se ha cambiado nada.",
  pt: "Ninguém chamado “{name}” cuida de criadores aqui. Nada foi mudado.",
};

export const TOO_MANY: Sentences = {
  en: "That is {total} creators, more than one yes is good for. Name some of them. Nothing was changed.",
  de: "Das sind {total} Creator, zu viele für ein einziges Ja. Nenn einige davon. Geändert wurde nichts.",
  fr: "Cela fait {total} créateurs, trop pour un seul oui. Nommez-en quelques-uns. Rien n’a été changé.",
  es: "Son {total} creadores, demasiados para un solo sí. Nombra algunos. No se ha cambiado nada.",
  pt: "São {total} criadores, demais para um único sim. Diga alguns. Nada foi mudado.",
};

export const NO_STATUS: Sentences = { en: "none", de: "keiner", fr: "aucun", es: "ninguno", pt: "nenhum" };

export const STATUS_NAMES: Readonly<Record<Status, Sentences>> = {
  not_contacted: {
    en: "not contacted",
    de: "nicht kontaktiert",
    fr: "pas contacté",
    es: "sin contactar",
    pt: "sem contato",
  },
  contacted: { en: "contacted", de: "kontaktiert", fr: "contacté", es: "contactado", pt: "contatado" },
  negotiating: {
    en: "negotiating",
    de: "in Verhandlung",
    fr: "en négociation",
    es: "en negociación",
    pt: "em negociação",
  },
  accepted: { en: "accepted", de: "zugesagt", fr: "accepté", es: "aceptado", pt: "aceito" },
  declined: { en: "declined", de: "abgesagt", fr: "refusé", es: "rechazado", pt: "recusado" },
  do_not_contact: {
    en: "do not contact",
    de: "nicht kontaktieren",
    fr: "ne pas contacter",
    es: "no contactar",
    pt: "não contatar",
  },
};

export const NOT_IN_IT: Sentences = {
  en: "“{name}” does not have them; nothing was changed.",
  de: "In „{name}“ ist davon niemand; geändert wurde nichts.",
  fr: "« {name} » ne les contient pas ; rien n’a été changé.",
  es: "No están en «{name}»; no se ha cambiado nada.",
  pt: "Não estão em “{name}”; nada foi mudado.",
};

export const NOWHERE: Sentences = {
  en: "No list and no campaign is called “{name}”. Nothing was changed.",
  de: "Keine Liste und keine Kampagne heißt „{name}“. Geändert wurde nichts.",
  fr: "Aucune liste ni campagne ne s’appelle « {name} ». Rien n’a été changé.",
  es: "Ninguna lista ni campaña se llama «{name}». No se ha cambiado nada.",
  pt: "Nenhuma lista nem campanha se chama “{name}”. Nada foi mudado.",
};

export const NO_CAMPAIGN: Sentences = {
  en: "There is no campaign “{name}”. Nothing was changed.",
  de: "Eine Kampagne „{name}“ gibt es nicht. Geändert wurde nichts.",
  fr: "Il n’y a pas de campagne « {name} ». Rien n’a été changé.",
  es: "No hay ninguna campaña «{name}». No se ha cambiado nada.",
  pt: "Não há nenhuma campanha “{name}”. Nada foi mudado.",
};

export const NO_LIST: Sentences = {
  en: "There is no list “{name}”. Nothing was changed.",
  de: "Eine Liste „{name}“ gibt es nicht. Geändert wurde nichts.",
  fr: "Il n’y a pas de liste « {name} ». Rien n’a été changé.",
  es: "No hay ninguna lista «{name}». No se ha cambiado nada.",
  pt: "Não há nenhuma lista “{name}”. Nada foi mudado.",
};

export const TAGGED: Sentences = {
  en: "They have the tag “{tag}” now.",
  de: "Das Schlagwort „{tag}“ steht jetzt bei ihnen.",
  fr: "L’étiquette « {tag} » y est maintenant.",
  es: "Ya tienen la etiqueta «{tag}».",
  pt: "Agora têm a etiqueta “{tag}”.",
};

export const LEFT: Sentences = {
  en: "Not done yet: “{words}”. Say it by itself.",
  de: "Noch nicht getan: „{words}“. Sag das für sich allein.",
  fr: "Pas encore fait : « {words} ». Dites-le à part.",
  es: "Aún sin hacer: «{words}». Dilo aparte.",
  pt: "Ainda não feito: “{words}”. Diga à parte.",
};

export const NOT_DONE: Sentences = {
  en: "Not done: “{words}”.",
  de: "Nicht getan: „{words}“.",
  fr: "Pas fait : « {words} ».",
  es: "No se hizo: «{words}».",
  pt: "Não foi feito: “{words}”.",
};

export const NOTED: Sentences = {
  en: "Noted. It stands on their page, below what was noted before.",
  de: "Notiert. Es steht im Profil, unter dem, was dort schon stand.",
  fr: "C’est noté. La note est sur la fiche, sous celles d’avant.",
  es: "Anotado. Está en su ficha, debajo de lo que ya había.",
  pt: "Anotado. Está no perfil, abaixo do que já havia.",
};

export const WHICH: Sentences = {
  en: "Which do you mean: {names}? Nothing was changed.",
  de: "Was davon meinst du: {names}? Geändert wurde nichts.",
  fr: "De quoi s’agit-il : {names} ? Rien n’a été changé.",
  es: "¿Cuál es: {names}? No se ha cambiado nada.",
  pt: "Qual é: {names}? Nada foi mudado.",
};

export const BUDGET_IS: Sentences = {
  en: "The budget of “{name}” is {budget} now.",
  de: "Das Budget von „{name}“ ist jetzt {budget}.",
  fr: "Le budget de « {name} » est maintenant de {budget}.",
  es: "El presupuesto de «{name}» es ahora {budget}.",
  pt: "O orçamento de “{name}” agora é {budget}.",
};

export const NO_BUDGET: Sentences = {
  en: "“{name}” has no budget now.",
  de: "„{name}“ hat jetzt kein Budget.",
  fr: "« {name} » n’a plus de budget.",
  es: "«{name}» ya no tiene presupuesto.",
  pt: "“{name}” agora não tem orçamento.",
};

/** What of a campaign is changed on its page alone. */
export const ON_ITS_PAGE: Sentences = {
  en: "Of “{name}” I can change the budget, and who is in it; all else is changed on its page, under Campaigns. Nothing was changed.",
  de: "Bei „{name}“ kann ich das Budget ändern und wer dabei ist; alles andere änderst du auf ihrer Seite, unter Kampagnen. Geändert wurde nichts.",
  fr: "De « {name} » je peux changer le budget et qui en fait partie ; le reste se change sur sa page, sous Campagnes. Rien n’a été changé.",
  es: "De «{name}» puedo cambiar el presupuesto y quién participa; lo demás se cambia en su página, en Campañas. No se ha cambiado nada.",
  pt: "Em “{name}” posso mudar o orçamento e quem participa; o resto muda-se na página dela, em Campanhas. Nada foi mudado.",
};

export const PAID: Sentences = {
  en: "The payment to {whom} stands as paid on {paidOn}.",
  de: "Die Zahlung an {whom} steht als bezahlt am {paidOn}.",
  fr: "Le paiement à {whom} est marqué réglé le {paidOn}.",
  es: "El pago a {whom} consta como pagado el {paidOn}.",
  pt: "O pagamento a {whom} consta como pago em {paidOn}.",
};

export const OPEN_AGAIN: Sentences = {
  en: "The payment to {whom} is open again.",
  de: "Die Zahlung an {whom} ist wieder offen.",
  fr: "Le paiement à {whom} est de nouveau en attente.",
  es: "El pago a {whom} vuelve a estar pendiente.",
  pt: "O pagamento a {whom} está em aberto de novo.",
};

export const NOTHING_OWED: Sentences = {
  en: "No open payment to @{handle} is known here, so none was marked as paid.",
  de: "Eine offene Zahlung an @{handle} ist hier nicht bekannt; als bezahlt wurde nichts eingetragen.",
  fr: "Aucun paiement en attente à @{handle} n’est connu ici ; rien n’a été marqué comme réglé.",
  es: "Aquí no consta ningún pago pendiente a @{handle}; no se ha marcado nada como pagado.",
  pt: "Aqui não consta nenhum pagamento em aberto a @{handle}; nada foi marcado como pago.",
};

export const SEVERAL_OWED: Sentences = {
  en: "Several payments to @{handle} are open: {names}. Say which one was paid. Nothing was changed.",
  de: "An @{handle} sind mehrere Zahlungen offen: {names}. Sag, welche bezahlt ist. Geändert wurde nichts.",
  fr: "Plusieurs paiements à @{handle} sont en attente : {names}. Dites lequel est réglé. Rien n’a été changé.",
  es: "Hay varios pagos pendientes a @{handle}: {names}. Di cuál se pagó. No se ha cambiado nada.",
  pt: "Há vários pagamentos em aberto a @{handle}: {names}. Diga qual foi pago. Nada foi mudado.",
};

export const NO_SUCH_STATUS: Sentences = {
  en: "That is no status here. There are: not contacted, contacted, negotiating, accepted, declined, do not contact. Nothing was changed.",
  de: "Diesen Status gibt es nicht. Es gibt: nicht kontaktiert, kontaktiert, in Verhandlung, zugesagt, abgesagt, nicht kontaktieren. Geändert wurde nichts.",
  fr: "Ce statut n’existe pas. Il y a : pas contacté, contacté, en négociation, accepté, refusé, ne pas contacter. Rien n’a été changé.",
  es: "Ese estado no existe. Hay: sin contactar, contactado, en negociación, aceptado, rechazado, no contactar. No se ha cambiado nada.",
  pt: "Esse status não existe. Há: sem contato, contatado, em negociação, aceito, recusado, não contatar. Nada foi mudado.",
};

export const NO_INVOICE: Sentences = {
  en: "No open invoice “{name}” is known here. Nothing was changed.",
  de: "Eine offene Rechnung „{name}“ ist hier nicht bekannt. Geändert wurde nichts.",
  fr: "Aucune facture ouverte « {name} » n’est connue ici. Rien n’a été changé.",
  es: "Aquí no consta ninguna factura abierta «{name}». No se ha cambiado nada.",
  pt: "Aqui não consta nenhuma fatura em aberto “{name}”. Nada foi mudado.",
};
