import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Composer } from "./Composer.tsx";

afterEach(cleanup);

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");

function write(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: "Enter" });
}

test("what was sent leaves the box", async () => {
  const sent: string[] = [];
  render(<Composer isBusy={false} onSend={(text) => void sent.push(text)} onStop={null} />);

  write(" Shoes in Italy ");

  await waitFor(() => expect(box().value).toBe(""));
  expect(sent).toEqual(["Shoes in Italy"]);
});

test("words that a link has brought stand in the box until a person sends them", async () => {
  const sent: string[] = [];
  render(
    <Composer
      isBusy={false}
      written="Shoes in Italy"
      onSend={(text) => void sent.push(text)}
      onStop={null}
    />,
  );

  expect([box().value, sent]).toEqual(["Shoes in Italy", []]);
  fireEvent.keyDown(box(), { key: "Enter" });

  await waitFor(() => expect(sent).toEqual(["Shoes in Italy"]));
});

test("what could not be sent stands in the box again", async () => {
  render(<Composer isBusy={false} onSend={() => Promise.reject(new Error("offline"))} onStop={null} />);

  write("Shoes in Italy");

  await waitFor(() => expect(box().value).toBe("Shoes in Italy"));
});

test("words that came back stand before those written since", () => {
  const common = { isBusy: false, onSend: () => undefined, onStop: null };
  const { rerender } = render(<Composer {...common} returned={null} />);
  fireEvent.change(box(), { target: { value: "and cheaper" } });

  rerender(<Composer {...common} returned={{ text: "only women" }} />);

  expect(box().value).toBe("only women\nand cheaper");
});
