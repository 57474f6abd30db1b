/** Currencies that the budget offers, ISO 4217. Others can be set through the API. */
export const CURRENCIES: readonly string[] =
  "EUR USD GBP CHF AUD BRL CAD CZK DKK INR JPY MXN NOK NZD PLN SEK SGD ZAR".split(" ");
