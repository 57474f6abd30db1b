import type { Platform } from "@app/contract/platforms";
import type { Random } from "../../../server/src/sample/random.rules.ts";

/** Somebody invented, as one table knows them. */
export interface Person {
  key: string;
  name: string;
  handles: Partial<Record<Platform, string>>;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As written in tables. */
  countryName: string;
  email: string;
  phone: string;
}

interface Home {
  country: string;
  countryName: string;
  cities: readonly string[];
  dial: string;
  /** The name as written, and its Latin letters for handles. */
  people: readonly (readonly [string, string])[];
}

const HOMES: readonly Home[] = [
  {
    country: "DE",
    countryName: "Germany",
    cities: ["Berlin", "Hamburg", "Leipzig"],
    dial: "+49 170 55501",
    people: [
      ["Lena Brandtner", "lena.brandtner"],
      ["Jörg Müllerschön", "joerg.mschoen"],
      ["Aylin Yıldızhan", "aylin.yildizhan"],
    ],
  },
  {
    country: "IN",
    countryName: "India",
    cities: ["Pune", "Jaipur", "Lucknow"],
    dial: "+91 98765 043",
    people: [
      ["प्रिया वर्माली", "priya.vermali"],
      ["Rohit Sharmaji", "rohitsharmaji"],
      ["Ananya Kulkarne", "ananya_kulkarne"],
    ],
  },
  {
    country: "FR",
    countryName: "France",
    cities: ["Lyon", "Nantes", "Toulouse"],
    dial: "+33 6 39 98 00 ",
    people: [
      ["Chloé Dumontel", "chloe.dumontel"],
      ["Étienne Larochette", "etiennelaroch"],
    ],
  },
  {
    country: "BR",
    countryName: "Brazil",
    cities: ["Recife", "Curitiba"],
    dial: "+55 11 95555-01",
    people: [
      ["João Pedrosa Neves", "joaopedrosaneves"],
      ["Larissa Conceição", "lari.conceicaoo"],
    ],
  },
  {
    country: "ES",
    countryName: "Spain",
    cities: ["Madrid", "Zaragoza"],
    dial: "+34 600 555 0",
    people: [
      ["Íñigo Peñalosa", "inigo.penalosa"],
      ["Núria Casadevall", "nuriacasadev"],
    ],
  },
  {
    country: "JP",
    countryName: "Japan",
    cities: ["Osaka", "Sapporo"],
    dial: "+81 90-0000-01",
    people: [
      ["北川さくら", "sakura_kitagawa"],
      ["林田 健", "ken.hayashida"],
    ],
  },
  {
    country: "RU",
    countryName: "Russia",
    cities: ["Kazan"],
    dial: "+7 900 000-01-",
    people: [["Мария Огнева", "m_ogneva"]],
  },
  {
    country: "EG",
    countryName: "Egypt",
    cities: ["Cairo"],
    dial: "+20 100 000 01",
    people: [["سلمى فوزي", "salma.fawzy"]],
  },
];

/** The people of one table. The tag is part of each handle, so that no two tables share anybody. */
export function cast(
  random: Random,
  tag: string,
  count: number,
  platforms: readonly Platform[] = ["instagram"],
): Person[] {
  const everybody = HOMES.flatMap((home) => home.people.map((each) => ({ home, each })));
  return random.pickSome(everybody, count).map(({ home, each: [name, latin] }, index) => {
    const letters = latin.replaceAll(/[._]/gu, "");
    const names = {
      instagram: `${latin}.${tag}`,
      tiktok: `${letters}${tag}tt`,
      youtube: `${letters}${tag}yt`,
    };
    return {
      key: `${tag}${index + 1}`,
      name,
      handles: Object.fromEntries(platforms.map((platform) => [platform, names[platform]])),
      city: random.pick(home.cities),
      country: home.country,
      countryName: home.countryName,
      email: `${letters}@${tag}-post.example`,
      phone: `${home.dial}${10 + index}`,
    };
  });
}
