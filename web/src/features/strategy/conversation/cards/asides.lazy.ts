export { AsideCard } from "./AsideCard.tsx";
export { ToldPrices } from "./ToldPrices.tsx";
export { ToolRows } from "#/features/strategy/tools/ToolRows.tsx";
