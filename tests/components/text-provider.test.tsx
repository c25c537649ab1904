import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AdditionalTextsProvider } from "@/components/additional-texts-provider";
import { TextProvider, useChangeLocale, useText } from "@/components/text-provider";

function Says({ text }: { text: string }) {
  const { t, locale } = useText();
  const changeLocale = useChangeLocale();
  return (
    <>
      <p>{`${locale}: ${t(text, { count: 2 })}`}</p>
      <button onClick={() => void changeLocale("de")}>Deutsch</button>
    </>
  );
}

const english = { more_one: "{{count}} more", more_other: "{{count}} more" };
const german = { more_one: "{{count}} weiterer", more_other: "{{count}} weitere" };
const danish = { more_one: "{{count}} til", more_other: "{{count}} til" };

const inPage = (locale: string, texts: Record<string, string>) => (
  <TextProvider locale={locale} texts={texts}>
    <Says text="more" />
  </TextProvider>
);

afterEach(() => vi.unstubAllGlobals());

test("a language that a viewer chooses is loaded and used", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(german)));
  render(inPage("en", english));
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  expect(await screen.findByText("de: 2 weitere")).toBeInstanceOf(HTMLElement);
});

test("a page that arrives in another language uses that language", async () => {
  const { rerender } = render(inPage("en", english));
  expect(screen.getByText("en: 2 more")).toBeInstanceOf(HTMLElement);
  rerender(inPage("da", danish));
  expect(screen.getByText("da: 2 til")).toBeInstanceOf(HTMLElement);
});

test("a page that arrives in another language replaces the chosen one", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(german)));
  const { rerender } = render(inPage("en", english));
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  await screen.findByText("de: 2 weitere");
  await act(async () => rerender(inPage("da", danish)));
  expect(await screen.findByText("da: 2 til")).toBeInstanceOf(HTMLElement);
});

test("texts that arrived with a part of the page are shown in the chosen language too", async () => {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(Response.json({ ...german, playerPlay: "Abspielen" })),
  );
  render(
    <TextProvider locale="en" texts={english}>
      <AdditionalTextsProvider locale="en" texts={{ playerPlay: "Play" }}>
        <Says text="playerPlay" />
      </AdditionalTextsProvider>
    </TextProvider>,
  );
  expect(screen.getByText("en: Play")).toBeInstanceOf(HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  expect(await screen.findByText("de: Abspielen")).toBeInstanceOf(HTMLElement);
});
