import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { SearchForm } from "@/components/header/search-form";
import type { SearchSuggestion, SearchTrendView } from "@/lib/api/search-calls";
import { renderSite } from "./render-site";
import { user } from "./user";

export const trends = (...queries: (string | SearchTrendView)[]) =>
  http.get("*/api/search-trends", () =>
    HttpResponse.json({
      trends: queries.map((query) =>
        typeof query === "string" ? { query, lower: query.toLowerCase(), mine: false } : query,
      ),
    }),
  );

export const title = (token: string, more: Partial<SearchSuggestion> = {}): SearchSuggestion => ({
  token,
  kind: "video",
  href: `/video/${token}`,
  title: token,
  ...more,
});

/** Responds with titles for each given text, and with none for any other. */
export const titles = (byText: Record<string, SearchSuggestion[]> = {}) =>
  http.get("*/api/search-suggestions", ({ request }) => {
    const q = new URL(request.url).searchParams.get("q") ?? "";
    return HttpResponse.json({ items: byText[q] ?? [] });
  });

export const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
export const list = () => screen.findByRole("listbox", { name: "Suggestions" });
export const noList = () => screen.queryByRole("listbox");
export const option = (name: string) => screen.findByRole("option", { name });
export const optionNames = () =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent);
export const box = () => screen.getByRole("combobox", { name: "Suggestions" });
export const activeOption = () => {
  const id = field().getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)?.textContent : undefined;
};

/** The URLs of followed links. jsdom does not navigate. */
export function followedLinks(): string[] {
  const followed: string[] = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link) return;
    event.preventDefault();
    followed.push(link.getAttribute("href") ?? "");
  };
  addEventListener("click", note, true);
  return followed;
}

export function renderSearch() {
  return renderSite(
    <>
      <SearchForm />
      <button>Elsewhere</button>
    </>,
  );
}

/** Renders the field and focuses it. */
export async function openSearch(): Promise<void> {
  renderSearch();
  await user.click(field());
}
