import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FileDrop } from "./FileDrop.tsx";

const TABLE = new File(["handle\n@ana"], "people.csv");
const VIDEO = new File(["0"], "draft.mp4");

test("a dropped file is taken, and only one unless several are asked for", () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<FileDrop label="Choose a file" onFiles={onFiles} />);

  fireEvent.drop(screen.getByText("Choose a file"), { dataTransfer: { files: [TABLE, VIDEO] } });

  expect(onFiles.mock.calls).toEqual([[[TABLE]]]);
});

test("text that is dropped is left to the browser", () => {
  const onFiles = vi.fn<(files: File[]) => void>();
  render(<FileDrop label="Choose a file" onFiles={onFiles} />);

  const isLeft = fireEvent.drop(screen.getByText("Choose a file"), { dataTransfer: { files: [] } });

  expect(isLeft).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});
