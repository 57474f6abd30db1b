import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { ReportTitle } from "@app/contract/reports/schemas";
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
      schema={ReportTitle}
      initial="Spring"
      onClose={() => undefined}
      onName={onName}
    />,
  );
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Title" });
}

test("the name is handed on without white space around it when the field is sent", async () => {
  const onName = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  const field = open(onName);
  fireEvent.change(field, { target: { value: " Summer " } });

  if (field.form) fireEvent.submit(field.form);

  await vi.waitFor(() => expect(onName.mock.calls).toEqual([["Summer"]]));
});

test("without a name the dialog says what is missing, and hands nothing on", async () => {
  const onName = vi.fn<(name: string) => Promise<void>>(async () => undefined);
  const field = open(onName);
  fireEvent.change(field, { target: { value: "  " } });

  if (field.form) fireEvent.submit(field.form);

  expect(await screen.findByText("Give the report a title")).toBeDefined();
  expect(onName).not.toHaveBeenCalled();
});
