import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ActionFunction } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { PostForm, SubmitButton } from "~/ui/fields/post-form";
import { CheckboxField, RadioField, SelectField } from "~/ui/fields/fields";
import { renderOnSite } from "./rendering";

interface Wishes {
  size: string;
  count: number;
  wings: boolean;
}

const path = "/wishes";
const sizes = ["S", "M", "L"].map((value) => ({ value, label: value }));
const counts = ["0", "1", "2"].map((value) => ({ value, label: value }));
const first: Wishes = { size: "M", count: 1, wings: true };

/** Renders the form; its action records posts and responds when `answer` is called. */
function showForm(initial = first) {
  const sent: Record<string, string>[] = [];
  let answerNow: () => void = () => undefined;
  const action: ActionFunction = async ({ request }) => {
    sent.push(Object.fromEntries(new URLSearchParams(await request.text())));
    await new Promise<void>((resolve) => (answerNow = resolve));
    return null;
  };
  renderOnSite(null, { path, routes: [{ path, element: <Page initial={initial} />, action }] });
  return { sent, answer: () => act(() => Promise.resolve(answerNow())) };
}

function Page({ initial }: { initial: Wishes }) {
  return (
    <PostForm action={path} initial={initial} answer={undefined}>
      {(now) => (
        <>
          <SelectField label="Size" name="size" choices={sizes} disabled={now.count === 0} />
          <RadioField label="Count" name="count" choices={counts} />
          <CheckboxField label="Wings" name="wings" />
          <output>{JSON.stringify(now)}</output>
          <SubmitButton intent="go" busy="Going…">
            Go!
          </SubmitButton>
          <SubmitButton intent="reset" busy="Resetting…">
            Reset!
          </SubmitButton>
        </>
      )}
    </PostForm>
  );
}

const size = () => screen.getByLabelText<HTMLSelectElement>("Size");
const wings = () => screen.getByLabelText<HTMLInputElement>("Wings");
const count = (value: string) => screen.getByRole<HTMLInputElement>("radio", { name: value });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const shownValues = () => JSON.parse(screen.getByRole("status").textContent!) as Wishes;

it("a form passes its values to its fields", () => {
  showForm();
  expect(shownValues()).toEqual(first);
  fireEvent.click(wings());
  fireEvent.click(count("2"));
  fireEvent.change(size(), { target: { value: "L" } });
  expect(shownValues()).toEqual({ size: "L", count: 2, wings: false });
});

describe("a post", () => {
  it("is sent once at a time, and shows on the pressed button", async () => {
    const { sent, answer } = showForm();
    const go = button("Go!");
    go.focus();
    fireEvent.click(go);
    fireEvent.click(go);
    await waitFor(() => expect(go.textContent).toBe("Going…"));
    expect(go.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(go);
    fireEvent.click(button("Reset!"));
    expect(document.activeElement).toBe(go);
    expect(sent).toEqual([{ size: "M", count: "1", wings: "on", intent: "go" }]);
    await answer();
    await waitFor(() => expect(go.textContent).toBe("Go!"));
    expect(go.getAttribute("aria-disabled")).toBeNull();
    fireEvent.click(button("Reset!"));
    await screen.findByRole("button", { name: "Resetting…" });
    expect(sent).toHaveLength(2);
    await answer();
  });

  it("includes disabled fields", async () => {
    const { sent, answer } = showForm({ ...first, size: "L" });
    fireEvent.click(count("0"));
    expect(size().disabled).toBe(true);
    fireEvent.click(button("Go!"));
    await waitFor(() => expect(sent).toMatchObject([{ size: "L", count: "0" }]));
    await answer();
  });
});
