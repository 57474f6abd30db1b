import { useLayoutEffect } from "react";
import { claimHeading } from "#/lib/page-heading.ts";

export function StepTitle({ title, text }: { title: string; text: string }) {
  useLayoutEffect(claimHeading, []);
  return (
    <div className="flex max-w-160 flex-col gap-1">
      <h1 className="text-2xl font-semibold md:text-3xl">{title}</h1>
      <p className="text-prose text-fg-2">{text}</p>
    </div>
  );
}
