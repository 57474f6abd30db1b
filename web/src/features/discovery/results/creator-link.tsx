import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** Makes the name in a cell a link to the creator. */
export function linkToCreator(creatorId: string): (text: string) => ReactNode {
  return (text) => (
    <Link to="/influencers/$creatorId" params={{ creatorId }} className="hover:underline">
      {text}
    </Link>
  );
}
