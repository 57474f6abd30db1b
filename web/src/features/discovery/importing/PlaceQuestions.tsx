import type { DoubtfulPlace } from "@app/contract/discovery/import-places";
import type { ImportPreview } from "@app/contract/discovery/imports";
import { nameOf } from "@app/contract/place-names";
import { Check } from "lucide-react";
import { useState } from "react";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { withPlace } from "./import-options.rules.ts";
import type { ImportOptions } from "./import-options.rules.ts";

interface PlaceQuestionsProps {
  preview: Pick<ImportPreview, "places">;
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
}

/** Cities asked about at first. */
const SHOWN = 6;
const UNKNOWN_PLACE = "unknown";

/** One question for each city that several countries have; until it is answered its country stays unknown. */
export function PlaceQuestions({ preview, options, onChange }: PlaceQuestionsProps) {
  const [areAllShown, showAll] = useState(false);
  const places = preview.places.filter(({ rows }) => rows > 0);
  if (places.length === 0) return null;
  const open = places.filter(({ answer }) => answer === null).length;
  const shown = areAllShown ? places : places.slice(0, SHOWN);
  return (
    <section
      aria-labelledby="places-to-confirm"
      className={classes(
        "rounded-lg border bg-surface p-4",
        open > 0 ? "border-dashed border-warn" : "border-line",
      )}
    >
      <h2 id="places-to-confirm" className="font-semibold">
        {places.length === 1 ? "In which country is this city?" : "In which countries are these cities?"}
      </h2>
      <p className="text-sm text-fg-2">
        Several countries have one of the name, and the rows do not say. Until you do, their country stays NA.
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {shown.map((place) => (
          <PlaceQuestion
            key={place.city}
            place={place}
            onAnswer={(country) => onChange(withPlace(options, place.city, country))}
          />
        ))}
      </ul>
      {places.length > shown.length && (
        <Button size={32} className="mt-3" onClick={() => showAll(true)}>
          Show all {places.length}
        </Button>
      )}
    </section>
  );
}

interface PlaceQuestionProps {
  place: DoubtfulPlace;
  onAnswer: (country: string) => void;
}

function PlaceQuestion({ place: { city, countries, rows, answer }, onAnswer }: PlaceQuestionProps) {
  const neither = countries.length === 2 ? "Neither, or unknown" : "None of these, or unknown";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="min-w-40 max-md:w-full">
        <b className="font-medium">{city}</b> <span className="text-sm text-fg-2">{plural(rows, "row")}</span>
      </span>
      <div role="group" aria-label={`Country of ${city}`} className="flex flex-wrap gap-2">
        {[...countries, UNKNOWN_PLACE].map((country) => (
          <Button
            key={country}
            size={32}
            aria-pressed={country === answer}
            icon={country === answer && <Check aria-hidden size={16} />}
            className="aria-pressed:border-transparent aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
            onClick={() => onAnswer(country)}
          >
            {country === UNKNOWN_PLACE ? neither : nameOf("region", country)}
          </Button>
        ))}
      </div>
    </li>
  );
}
