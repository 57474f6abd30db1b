import { CreatorProfile } from "@app/contract/discovery/creators";
import { discoveryPaths } from "@app/contract/discovery/paths";
import { addressOf } from "@app/contract/paths";
import { sayOf } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { keepingWords, toldPricesOf, toldText } from "@app/contract/strategy/answers/told-text";
import type { ToldPrice } from "@app/contract/strategy/tools";
import { Check } from "lucide-react";
import { useState } from "react";
import { keepTold } from "./told-prices.queries.ts";
import { keepingOf } from "./told-prices.rules.ts";
import { useRead } from "#/lib/api/api.ts";
import { Button } from "#/ui/Button.tsx";

interface ToldPricesProps {
  parts: readonly { type: string }[];
  mayChange: boolean;
}

/** Prices that the person told of creators, each with the offer to keep it: until then it holds in this plan alone. */
export function ToldPrices({ parts, mayChange }: ToldPricesProps) {
  const prices = toldPricesOf(parts);
  const say = sayOf(parts);
  if (prices.length === 0) return null;
  return (
    <ul aria-label="Prices you told" className="flex flex-col gap-2">
      {prices.map((told) => (
        <ToldPriceRow key={told.accountId} told={told} mayChange={mayChange} say={say} />
      ))}
    </ul>
  );
}

function ToldPriceRow({ told, mayChange, say }: { told: ToldPrice; mayChange: boolean; say: Say }) {
  const { data: creator } = useRead(
    addressOf(discoveryPaths.creator, { id: told.creatorId }),
    CreatorProfile,
  );
  const [isKeeping, setIsKeeping] = useState(false);
  if (!creator) return null;
  const keeping = keepingOf(told, creator, say);
  const keep = async () => {
    if (!keeping) return;
    setIsKeeping(true);
    try {
      await keepTold(told, keeping, creator);
    } catch {
      // The notification has said why.
    } finally {
      setIsKeeping(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line-2 bg-surface px-4 py-3">
      <span className="min-w-0 flex-1 basis-60">{toldText(told, say)}</span>
      {!keeping ? (
        <span className="flex items-center gap-1.5 text-sm text-fg-2">
          <Check aria-hidden size={16} />{" "}
          {keepingWords(told.price && !told.isFlat ? "price" : "note", true, say)}
        </span>
      ) : (
        mayChange && (
          <Button size={32} disabled={isKeeping} onClick={() => void keep()}>
            {keepingWords(keeping.as, false, say)}
          </Button>
        )
      )}
    </li>
  );
}
