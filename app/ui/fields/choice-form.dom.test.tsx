import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { renderOnSite } from "../../../tests/routes/rendering";
import { setHydrated } from "../use-hydrated";
import { ChoiceForm } from "./choice-form";

const years = ["2026", "2025", "2024"].map((year) => ({ value: year, label: year }));

function YearPage() {
  const [query] = useSearchParams();
  const value = query.get("year") ?? "2026";
  return (
    <>
      <h1>{`Year ${value}`}</h1>
      <ChoiceForm action="/" name="year" label="Year" choices={years} value={value} />
    </>
  );
}

it("Back leads to each choice that was shown, even a choice that was made by keyboard", async () => {
  setHydrated();
  const { router } = renderOnSite(<YearPage />);
  const expectYear = (year: string) =>
    waitFor(() => {
      expect(screen.getByRole("heading").textContent).toBe(`Year ${year}`);
      expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe(year);
    });
  for (const year of ["2025", "2024"]) {
    fireEvent.change(screen.getByRole("combobox"), { target: { value: year } });
    await expectYear(year);
  }
  for (const year of ["2025", "2026"]) {
    await router.navigate(-1);
    await expectYear(year);
  }
});
