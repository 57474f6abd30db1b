import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { contentCheck } from "#/features/content-checks/content-checks.fixtures.ts";
import { videoOf } from "#/features/content-checks/content-checks.queries.ts";
import { usePlayer, VideoPicture } from "./VideoPlayer.tsx";

const STILL = "5d3f1c1a-6b0a-4a55-9f0e-0f4f5b1f7c21";

function Stage({ check }: { check: ContentCheck }) {
  return <VideoPicture check={check} player={usePlayer(4)} source={videoOf(check)} />;
}

test("the player shows the sharpest picture until the video plays", () => {
  render(<Stage check={contentCheck({ stillImageId: STILL })} />);

  expect(screen.getByLabelText("Video morning.mp4").getAttribute("poster")).toBe(
    `/api/v1/images/${STILL}?w=640`,
  );
});

test("a video that gave no picture has no poster", () => {
  render(<Stage check={contentCheck({ stillImageId: null })} />);

  expect(screen.getByLabelText("Video morning.mp4").hasAttribute("poster")).toBe(false);
});
