import { expect, test } from "vitest";
import { encodingOfScript } from "./scripts.ts";

const HIGH = Array.from({ length: 128 }, (_, index) => index + 128);
const LINE = 10;

/** A text as programs wrote it before there was UTF-8: each sign by the bytes that are read as it. */
function encoded(text: string, encoding: string): Uint8Array {
  const trails = encoding.startsWith("windows") ? [] : Array.from({ length: 192 }, (_, index) => index + 64);
  const pairs = HIGH.flatMap((first) => trails.map((second) => [first, second]));
  const all = [...HIGH.map((byte) => [byte]), ...pairs];
  // No sign of two bytes ends with the byte of a line's end.
  const read = new TextDecoder(encoding).decode(Uint8Array.from(all.flatMap((bytes) => [...bytes, LINE])));
  const bytesOf = new Map(read.split("\n").map((sign, at) => [sign, all[at] ?? []]));
  const letters = Array.from(text, (letter) => bytesOf.get(letter) ?? [letter.charCodeAt(0)]);
  return Uint8Array.from(letters.flat());
}

test.each([
  ["euc-kr", "이름,도시,메모\n박서연,대구,연락이 빠르고 친절함"],
  ["shift_jis", "名前,都市,メモ\n高橋美咲,名古屋,とても返事が早い"],
  ["big5", "姓名,城市,備註\n黃雅婷,台南,作品很有質感"],
  ["gb18030", "姓名,城市,备注\n张伟,广州,回复很及时"],
  ["windows-1251", "Имя,Город,Заметки\nОльга Смирнова,Казань,пишет быстро и красиво"],
  ["windows-1253", "Όνομα,Πόλη\nΜαρία Παπαδοπούλου,Πάτρα καλή συνεργασία"],
  ["windows-1254", "İsim,Şehir\nElif Yıldız,Eskişehir,çok hızlı dönüş, ağırlıklı yemek"],
  ["windows-1255", "שם,עיר\nנועה כהן,חיפה,עונה מהר"],
  ["windows-1256", "الاسم,المدينة\nسارة محمود,الإسكندرية,ترد بسرعة"],
  ["windows-874", "ชื่อ,เมือง\nวราภรณ์ สุขใจ,เชียงใหม่,ตอบไว"],
])("a text in %s is known by its letters", (encoding, text) => {
  const bytes = encoded(text, encoding);

  expect(encodingOfScript(bytes)).toBe(encoding);
  expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
});

test.each([
  ["windows-1252", "Localização;Avaliação;Observações\nJoão;São Paulo;não responde"],
  ["windows-1252", "Größe;Straße\nZoë Müller;Köln;über 20 €"],
  ["windows-1252", "Nafn;Borg\nGuðrún Þórsdóttir;Reykjavík;mjög góð"],
  ["windows-1252", "plain ascii only"],
  ["windows-1250", "Imię;Miasto\nŁucja Żuraw;Łódź;zapłacone wcześniej"],
  ["windows-1250", "Jméno;Město\nJiří Dvořák;Plzeň;odpověděl"],
])("a text in Latin letters of %s is none of them: %s", (encoding, text) => {
  expect(encodingOfScript(encoded(text, encoding))).toBeNull();
});
