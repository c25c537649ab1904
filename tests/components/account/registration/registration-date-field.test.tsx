import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
// Loaded here, so that the calendar is available when the test opens it.
import "@/components/forms/calendar";
import { RegistrationDateField } from "@/components/account/registration/registration-date-field";
import { TextProvider } from "@/components/text-provider";
import { eventually } from "../../../support/eventually";
import { field } from "../../support/registration-fields";
import { texts } from "../../support/render-site";

it("a date typed before hydration stays in its field", async () => {
  const born = field("born", { type: "date_epoch_ms" });
  const form = (
    <TextProvider locale="en" texts={texts}>
      <RegistrationDateField field={born} />
    </TextProvider>
  );
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(form);
  const input = screen.getByLabelText<HTMLInputElement>("Title of born");
  input.value = "1990-05-24";
  const root = await act(async () => hydrateRoot(place, form));
  expect(input.value).toBe("1990-05-24");
  await act(async () => screen.getByRole("button").click());
  await eventually(() => expect(place.querySelector(".react-datepicker")).not.toBeNull());
  expect(input.value).toBe("1990-05-24");
  await act(async () => root.unmount());
  place.remove();
});

it.each([
  [["en-US"], "05/17/1991", "Enter a date like 05/24/1990."],
  [["da", "en-AU"], "17/05/1991", "Enter a date like 24/05/1990."],
  [["da"], "17/05/1991", "Enter a date like 24/05/1990."],
])("BE-499: in a browser of %o a saved date is written as its hint", async (tags, text, hint) => {
  const languages = vi.spyOn(navigator, "languages", "get").mockReturnValue(tags);
  const born = field("born", { type: "date_epoch_ms", value: Date.UTC(1991, 4, 17) });
  const form = (
    <TextProvider locale="en" texts={texts}>
      <RegistrationDateField field={born} />
    </TextProvider>
  );
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(form);
  const root = await act(async () => hydrateRoot(place, form));
  expect(screen.getByLabelText<HTMLInputElement>("Title of born").value).toBe(text);
  expect(place.textContent).toContain(hint);
  await act(async () => root.unmount());
  place.remove();
  languages.mockRestore();
});
