import { act, fireEvent, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchForm } from "@/components/header/search-form";
import { TextProvider } from "@/components/text-provider";
import { StoreProvider } from "@/store/store-provider";
import { eventually } from "../support/eventually";
import { useServer } from "../support/use-server";
import { expectFocus } from "./support/focus";
import { texts } from "./support/render-site";
import { box, field, noList, option, renderSearch, titles, trends } from "./support/search-box";
import { user } from "./support/user";

vi.mock("next/navigation", () => import("./support/router-hooks"));

const blue = [
  {
    token: "blue",
    kind: "video" as const,
    href: "/video/blue",
    title: "Blue Lake",
    picture: "https://x.test/b.jpg",
  },
];
useServer(
  trends("lake at night"),
  titles({ lakes: blue }),
  http.get("*/api/viewer", () => HttpResponse.json({ signedIn: false })),
);
const go = (address: string) => act(() => history.pushState(null, "", address));
const clear = () => screen.getByRole("button", { name: "Clear text" });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => vi.unstubAllGlobals());

describe("BE-480: the header's search field", () => {
  it("has the query of the results that the server renders", () => {
    history.replaceState(null, "", "/search?q=+blue++lakes+");
    const html = renderToString(inSite(<SearchForm />));
    expect(/<input[^>]*>/.exec(html)?.[0]).toContain('value="blue lakes"');
  });

  it("has the text that is shown in place of the query", () => {
    history.replaceState(null, "", "/search?q=a1b2&display_search=Great+lakes");
    renderSearch();
    expect([field().value, field().dir]).toEqual(["Great lakes", "auto"]);
  });

  it("is empty on other pages, whatever their address", () => {
    history.replaceState(null, "", "/pages/films?q=lakes");
    renderSearch();
    expect([field().value, field().hasAttribute("dir")]).toEqual(["", false]);
  });

  it("follows the address, back and forward, after it was typed into", async () => {
    renderSearch();
    await user.click(field());
    await user.keyboard("lakes");
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    go("/search?q=lakes");
    expect(field().value).toBe("lakes");
    await user.click(field());
    await user.keyboard(" at night");
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    go("/search?q=lakes+at+night");
    history.back();
    await eventually(() => expect(field().value).toBe("lakes"));
    history.back();
    await eventually(() => expect(field().value).toBe(""));
    history.forward();
    await eventually(() => expect(field().value).toBe("lakes"));
  });

  it("keeps what is being typed when a page arrives", async () => {
    renderSearch();
    await user.click(field());
    await user.keyboard("sea");
    go("/search?q=lakes");
    expect(field().value).toBe("sea");
  });

  it("keeps what was typed before hydration", async () => {
    history.replaceState(null, "", "/search?q=lakes");
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = renderToString(inSite(<SearchForm />));
    const typed = field();
    typed.value = "sea";
    const root = await act(async () => hydrateRoot(place, inSite(<SearchForm />)));
    expect([field() === typed, field().value]).toEqual([true, "sea"]);
    await act(async () => root.unmount());
    place.remove();
  });

  it("suggests what fits its text when it opens", async () => {
    history.replaceState(null, "", "/search?q=lakes");
    renderSearch();
    await user.click(field());
    expect(await option("Blue Lake")).toBeDefined();
  });

  it("opens by its button where it is hidden, also with a text", async () => {
    history.replaceState(null, "", "/search?q=lakes");
    renderSearch();
    Object.assign(field(), { checkVisibility: () => false });
    const sent = !fireEvent.click(screen.getByRole("button", { name: "Search" }));
    expect(sent).toBe(true);
    await expectFocus(field);
    expect(field().value).toBe("lakes");
  });
});

describe("BE-481: the buttons of the header's search field", () => {
  it("empty it, with the focus in it and its list renewed", async () => {
    history.replaceState(null, "", "/search?q=lakes");
    renderSearch();
    await user.click(field());
    await option("Blue Lake");
    await user.click(clear());
    expect(field().value).toBe("");
    await expectFocus(field);
    expect(await option("lake at night")).toBeDefined();
    expect(screen.queryByRole("option", { name: "Blue Lake" })).toBeNull();
  });

  it.each(["Search", "Clear text", "Close"])(
    "leave the focus in it while %s is pressed",
    async (name) => {
      history.replaceState(null, "", "/search?q=lakes");
      renderSearch();
      await user.click(field());
      await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name }) });
      await expectFocus(field);
    },
  );

  it("close it, which restores the query of the page", async () => {
    history.replaceState(null, "", "/search?q=lakes");
    renderSearch();
    await user.click(field());
    await option("Blue Lake");
    await user.keyboard(" at night");
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect([noList(), box().getAttribute("aria-expanded")]).toEqual([null, "false"]);
    expect(field().value).toBe("lakes");
    await expectFocus(() => screen.getByRole("button", { name: "Search" }));
  });
});

function inSite(children: ReactNode) {
  return (
    <TextProvider locale="en" texts={texts}>
      <StoreProvider>{children}</StoreProvider>
    </TextProvider>
  );
}
