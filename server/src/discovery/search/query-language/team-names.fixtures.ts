/** What a team calls its own, with names that are everyday words or places, too. */
export const TEAM = {
  brands: ["Veganz", "Mango", "verona", "green beauty lab", "glowhaus"],
  clients: ["Alpenhof", "Casa Brisela", "lovely"],
  agencies: ["Northlight Talent", "pulse talent"],
  owners: ["Priya", "Florence", "Katrin Vogel", "Jonas Weber", "april stone"],
  collections: ["Summer Picks", "best 20"],
  campaigns: ["Spring Drop", "holi 2027"],
  tags: ["night shooter", "studio", "responds fast"],
  fields: [
    { name: "Contract type", values: ["exclusive", "open"] },
    { name: "Niche", values: ["slow travel"] },
    { name: "Hair", values: ["curly", "straight", "short"] },
    { name: "Invoice sent", values: ["yes", "no"] },
    { name: "Shoe size", values: ["38", "39"] },
    { name: "Contract until", values: ["2027-03-01", "2027-06-30"] },
    { name: "Contract signed", values: ["2026-02-01", "2026-09-30"] },
  ],
};
