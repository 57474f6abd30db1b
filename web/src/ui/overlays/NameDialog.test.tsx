import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NameDialog } from "./NameDialog.tsx";

afterEach(cleanup);

function open(onName: (name: string) => Promise<void>) {
  render(
    <NameDialog
      open
      title="Rename the report"
      action="Rename"
      label="Title"
      field="title"
      missing="Give the report a title"
      initial="Spring"
      maxLength={120}
      onClose={() => undefined}
      onName={onName}
    />,
  );
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
}

test("the name is handed on without white space around it when the field is sent", () => {
  const onName = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  const field = open(onName);
  fireEvent.change(field, { target: { value: " Summer " } });

  if (field.form) fireEvent.submit(field.form);

  expect(onName.mock.calls).toEqual([["Summer"]]);
});

test("without a name the dialog says what is missing, and hands nothing on", () => {
  const onName = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  const field = open(onName);
  fireEvent.change(field, { target: { value: "  " } });

  if (field.form) fireEvent.submit(field.form);

  expect(screen.getByText("Give the report a title")).toBeDefined();
  expect(onName).not.toHaveBeenCalled();
});
