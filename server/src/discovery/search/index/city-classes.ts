/** Classes of Indian cities as marketers say them: the eight metros, the next large ones, the rest. */
const TIER_1 = new Set("mumbai,delhi,bengaluru,chennai,kolkata,hyderabad,pune,ahmedabad".split(","));
const TIER_2 = new Set(
  "jaipur,surat,lucknow,kanpur,nagpur,indore,thane,bhopal,visakhapatnam,patna,vadodara,ghaziabad,ludhiana,agra,nashik,faridabad,meerut,rajkot,varanasi,srinagar,aurangabad,dhanbad,amritsar,navi mumbai,prayagraj,ranchi,howrah,coimbatore,jabalpur,gwalior,vijayawada,jodhpur,madurai,raipur,kota,guwahati,chandigarh,mysuru,noida,gurugram,kochi,thiruvananthapuram,bhubaneswar,dehradun,udaipur,mangaluru".split(
    ",",
  ),
);

/** The class of a city; "none" outside India, null where the city or its country is not known. */
export function cityClassOf(city: string | null, country: string | null): string | null {
  if (city !== null && TIER_1.has(city)) return "tier-1";
  if (city !== null && TIER_2.has(city)) return "tier-2";
  if (country !== null && country !== "IN") return "none";
  if (city === null || country === null) return null;
  return "tier-3";
}
