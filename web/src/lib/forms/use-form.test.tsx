import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ApiError } from "#/lib/api/api-error.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { checked } from "./checked.ts";
import { useForm } from "./use-form.ts";

afterEach(cleanup);

const Person = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter a name")),
  city: z.string().check(z.trim(), z.minLength(1, "Enter a city")),
});

function PersonForm({ onSave }: { onSave: (person: z.infer<typeof Person>) => Promise<void> }) {
  const form = useForm({ name: "", city: "" }, (values) => onSave(checked(Person, values)));
  return (
    <form noValidate onSubmit={form.submit}>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="City" {...form.field("city")} />
      <FormProblem text={form.problem} />
      <p>{form.isUnsaved ? "Not saved" : "Saved"}</p>
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
    </form>
  );
}

/** A form whose save does as told, and what it was given. */
function open(save: () => Promise<void> = async () => undefined) {
  const onSave = vi.fn<(person: z.infer<typeof Person>) => Promise<void>>(save);
  render(<PersonForm onSave={onSave} />);
  return onSave;
}

function fill(label: string, value: string): HTMLElement {
  const box = screen.getByLabelText(label);
  fireEvent.change(box, { target: { value } });
  return box;
}

const press = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

function refusal(errors: { path: string; message: string }[], detail = "It was refused."): ApiError {
  return new ApiError({ status: 400, code: null, title: "", detail, errors }, null);
}

test("what the contract refuses is said at each field, the first gets the focus, and nothing is sent", async () => {
  const onSave = open();
  fill("Name", "Ana");

  press();

  const error = await screen.findByText("Enter a city");
  const city = screen.getByLabelText("City");
  expect(city.getAttribute("aria-invalid")).toBe("true");
  expect(city.getAttribute("aria-describedby")).toBe(error.id);
  expect(document.activeElement).toBe(city);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBeNull();
  expect(onSave).not.toHaveBeenCalled();
});

test("what the server refuses stands at its field, also by a path into it, and what was typed stays", async () => {
  open(async () => Promise.reject(refusal([{ path: "name.0", message: "This name is taken" }])));
  const name = fill("Name", "Ana");
  fill("City", "Porto");

  press();

  expect(await screen.findByText("This name is taken")).toBeDefined();
  expect(document.activeElement).toBe(name);
  expect(name).toHaveProperty("value", "Ana");
  expect(screen.queryByText("It was refused.")).toBeNull();
});

test("what belongs to no field is said of the whole form, and so is a failure of ours", async () => {
  const failures = [refusal([]), refusal([{ path: "plan", message: "Make a plan first" }]), new Error("bug")];
  open(async () => Promise.reject(failures.shift()));
  fill("Name", "Ana");
  fill("City", "Porto");

  screen.getByRole("button", { name: "Save" }).focus();
  press();
  expect((await screen.findByRole("alert")).textContent).toBe("It was refused.");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
  press();
  expect(await screen.findByText("It was refused.")).toBeDefined();
  press();

  expect(await screen.findByText("Something went wrong. Try again.")).toBeDefined();
});

test("an error goes with the next change of its field, and others stay", async () => {
  open();
  press();
  await screen.findByText("Enter a city");

  fill("City", "Porto");

  expect(screen.queryByText("Enter a city")).toBeNull();
  expect(screen.getByText("Enter a name")).toBeDefined();
});

test("a form is sent once, however often it is pressed, and its button is busy meanwhile", async () => {
  const sent = Promise.withResolvers<void>();
  const onSave = open(() => sent.promise);
  const name = fill("Name", " Ana ");
  fill("City", "Porto");

  press();
  press();
  if (name instanceof HTMLInputElement && name.form) fireEvent.submit(name.form);
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-busy")).toBe("true");
  sent.resolve();

  await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).ariaBusy).toBeNull());
  expect(onSave.mock.calls).toEqual([[{ name: "Ana", city: "Porto" }]]);
});

test("what is typed while the form is sent is not taken for saved", async () => {
  const sent = Promise.withResolvers<void>();
  open(() => sent.promise);
  fill("Name", "Ana");
  fill("City", "Porto");
  expect(screen.getByText("Not saved")).toBeDefined();

  press();
  fill("City", "Lisbon");
  sent.resolve();

  expect(await screen.findByText("Not saved")).toBeDefined();
  press();
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" }).ariaBusy).toBeNull());
  expect(screen.getByText("Saved")).toBeDefined();
});
