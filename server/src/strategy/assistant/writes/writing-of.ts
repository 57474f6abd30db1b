import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { saying } from "#/strategy/assistant/answers/answer.ts";
import type { Answer, Asked } from "#/strategy/assistant/answers/answer.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Turn } from "#/strategy/assistant/questions/talk.ts";
import { campaignAnswer } from "./campaign-order.ts";
import { placeOf, placeSpokenOf, statusChanged, tagChanged, turnOfWriting } from "./done-before.ts";
import { paidAnswer } from "./payment-paid.ts";
import { firstOrder } from "./reading/first-order.ts";
import { campaignOrderIn } from "./reading/read-campaign-order.ts";
import { paidIn } from "./reading/read-paid.ts";
import { ownerIn } from "./reading/read-owner.ts";
import { notingIn } from "./reading/read-noting.ts";
import { meantOtherIn } from "./reading/read-meant-other.ts";
import { ordersOtherStatus, statusIn } from "./reading/read-status.ts";
import { takingIn } from "./reading/read-taking.ts";
import { putsBack, takesNoteBack, undoes } from "./reading/read-undoing.ts";
import { untaggingIn } from "./reading/read-untagging.ts";
import { addingByName, addingTo, writingIn } from "./reading/read-writing.ts";
import { backAnswer, undoAnswer } from "./undo-answer.ts";
import { meantOtherAnswer } from "./meant-other.ts";
import { oneByOne } from "./one-by-one.ts";
import { isOfSomebody } from "./whom.ts";
import { ownHandles, writeAnswer } from "./write-answer.ts";
import type { WriteOrder } from "./write-answer.ts";
import { NO_SUCH_STATUS } from "./writing-words.ts";

/** How an order to write of creators, or to take that back, is answered; null where a message orders neither. */
export function writingOf(asked: Asked, turns: readonly Turn[], otherwise: () => Answer): Answer | null {
  const { text } = asked;
  const last = turns.at(-1) ?? null;
  const newest = turnOfWriting(turns);
  const isNoteBack = takesNoteBack(text) && newest?.found.some(({ tool }) => tool === "note_creators");
  if (undoes(text) || isNoteBack) return undoAnswer(newest);
  const back = putsBack(text) ? backAnswer(newest) : null;
  if (back) return back;
  const other = meantOtherIn(text);
  const meantOther = other === null ? null : meantOtherAnswer(last, other);
  if (meantOther) return meantOther;
  const corrected = correctedStatus(text, last);
  if (corrected) return writeAnswer(corrected, last, otherwise());
  // "Save this as a list" of a plan is of all its creators, whoever was spoken of.
  if (asked.hasPlan && asked.handles.length === 0 && SAVES_THIS.test(foldInPlace(text.normalize("NFC"))))
    return null;
  const spoken = asked.hasPlan ? null : placeSpokenOf(turns);
  const ofCampaign = campaignOrderIn(text, spoken?.kind === "campaign" ? spoken.name : null, !asked.hasPlan);
  if (ofCampaign) return campaignAnswer(ofCampaign, otherwise());
  const paid = paidIn(asked);
  if (paid) return paidAnswer(paid);
  const orders = ordersOf(asked, turns, otherwise);
  if (orders) return orders;
  return ordersOtherStatus(text) ? saying(({ language }) => inLanguage(NO_SUCH_STATUS, language)) : null;
}

/** The orders of a message to write of creators; each is a card of its own. */
function ordersOf(whole: Asked, turns: readonly Turn[], otherwise: () => Answer): Answer | null {
  const { text, left } = firstOrder(whole.text);
  const named = handlesIn(text);
  const asked = { ...whole, text, handles: named.length > 0 ? named : ownHandles(whole) };
  const last = turns.at(-1) ?? null;
  const order = isOfSomebody(asked) ? orderIn(asked, turns, last) : ofNobody(text);
  if (!order) return null;
  return oneByOne({
    asked,
    answer: writeAnswer(order, last, otherwise()),
    left,
    rest: (next, found) => ordersOf(next, [...turns, { text, found }], otherwise),
  });
}

function orderIn({ text, hasPlan }: Asked, turns: readonly Turn[], last: Turn | null): WriteOrder | null {
  const noting = notingIn(text) ?? statusIn(text);
  if (noting) return noting;
  const tag = tagChanged(turnOfWriting(turns));
  const untagging = untaggingIn(text, tag !== null);
  const off = untagging?.tag ?? (untagging ? tag : null);
  if (off !== null) return { is: "untag", tag: off };
  const [spoken, just] = [placeSpokenOf(turns), placeOf(last)];
  const taking = takingIn(text, { spoken, just: hasPlan ? just : (just ?? spoken) });
  const writing = taking ?? writingIn(text) ?? addingTo(text, just?.kind === "list" ? just.name : null);
  return writing ?? ownerIn(text) ?? (hasPlan ? null : addingByName(text));
}

/** "Note for Alvaro: …", where nobody is known by that name: it is asked whom it means. */
function ofNobody(text: string): WriteOrder | null {
  const noting = notingIn(text);
  if (noting && saysWhom(noting.whom)) return noting;
  const owner = ownerIn(text);
  if (owner && owner.from !== null) return owner;
  const writing = TAGS.test(foldInPlace(text.normalize("NFC"))) ? writingIn(text) : null;
  return writing?.is === "tag" ? writing : null;
}

const SAVES_THIS = new RegExp(
  `^\\s*(?:\\p{L}{1,6}[\\s,]+)?${wordsListed("isko, ise, yeh, ye, this, it, das, dies, ca, cela, esto, eso, isso, isto")}.*${wordsListed("list, liste, lista, collection")}.*${wordsListed("save karo, save kar do, save kar, bana do, banao, save, speichern, enregistre, guardar, salvar")}`,
  "u",
);
const TAGS = new RegExp(
  `^\\s*(?:\\p{L}{1,6}[\\s,]+)?${wordsListed("tag, tagge, tague, etiqueta, etiquete")}`,
  "u",
);
const WHOM = new RegExp(
  `${wordsListed("on, for, about, to, zu, fur, bei, sur, pour, en, para, sobre, na, no, pe, ke liye")}\\s+\\p{L}`,
  "u",
);

function saysWhom(words: string): boolean {
  return WHOM.test(foldInPlace(words.normalize("NFC")));
}

/** "No, rather contacted", right after a status was set: of the same creators. */
function correctedStatus(text: string, last: Turn | null): WriteOrder | null {
  const handles = statusChanged(last);
  const said = handles.length > 0 && !text.includes("@") ? statusIn(`@${handles[0] ?? ""} ${text}`) : null;
  return said && { ...said, handles };
}
