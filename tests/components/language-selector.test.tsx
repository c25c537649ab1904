import Cookies from "js-cookie";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LanguageSelector } from "@/components/language/language-selector";
import { TextProvider } from "@/components/text-provider";
import { rememberUrlLanguage } from "@/components/language/remember-language";
import { texts } from "./support/render-site";

const refresh = vi.fn<() => void>();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh, replace: refresh }) }));

it("a language chosen before hydration becomes the page's language", async () => {
  const selector = (
    <TextProvider locale="en" texts={texts}>
      <LanguageSelector languages={["en", "de"]} />
    </TextProvider>
  );
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(selector);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(texts)));
  screen.getByRole<HTMLSelectElement>("combobox").value = "de";
  const root = await act(async () => hydrateRoot(place, selector));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(document.cookie).toContain("mq_lng=de");
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

it.each([
  ["?lng=de-AT", "", "de-x-url"],
  ["?lng=jp", "", "jp-x-url"],
  ["?lng=zz", "", undefined],
  ["?lng=de", "fr", "fr"],
  ["?lng=de", "fr-x-url", "de-x-url"],
])("BE-44: the language of %j with the choice %j is saved as %j", async (query, chosen, saved) => {
  Cookies.remove("mq_lng");
  if (chosen) Cookies.set("mq_lng", chosen);
  rememberUrlLanguage(new URLSearchParams(query).get("lng") ?? "");
  expect(Cookies.get("mq_lng")).toBe(saved);
  Cookies.remove("mq_lng");
});
