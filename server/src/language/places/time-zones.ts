declare global {
  namespace Intl {
    // Not yet among the types of the runtime's own library.
    interface Locale {
      getTimeZones(): string[] | undefined;
    }
  }
}

/** Where a country has several, the one in which most of its people live. */
const MAIN: Readonly<Record<string, string>> = {
  AR: "America/Argentina/Buenos_Aires",
  AU: "Australia/Sydney",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  CY: "Asia/Nicosia",
  DE: "Europe/Berlin",
  EC: "America/Guayaquil",
  ES: "Europe/Madrid",
  ID: "Asia/Jakarta",
  KZ: "Asia/Almaty",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NZ: "Pacific/Auckland",
  PG: "Pacific/Port_Moresby",
  PT: "Europe/Lisbon",
  RU: "Europe/Moscow",
  UA: "Europe/Kyiv",
  US: "America/New_York",
  UZ: "Asia/Tashkent",
  VN: "Asia/Ho_Chi_Minh",
};

/** Whether people in a time zone write the month of a day before its number: 3/14/25. */
export function writesMonthFirst(timeZone: string): boolean {
  return new Intl.Locale("und", { region: "US" }).getTimeZones()?.includes(timeZone) ?? false;
}

/** The time zone of most people of a country (ISO 3166-1 alpha-2); null where it is not known. */
export function timeZoneOf(country: string): string | null {
  const main = MAIN[country];
  if (main !== undefined) return main;
  const zones = new Intl.Locale("und", { region: country }).getTimeZones() ?? [];
  return zones.length === 1 ? (zones[0] ?? null) : null;
}
