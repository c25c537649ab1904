import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { forgetAllSearches, rememberSearch } from "@/lib/search/recent-searches.browser";
import { eventually } from "../../support/eventually";
import { useServer } from "../../support/use-server";
import {
  activeOption,
  box,
  renderSearch,
  field,
  followedLinks,
  list,
  noList,
  openSearch,
  option,
  optionNames,
  title,
  titles,
  trends,
} from "../support/search-box";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

const lake = [
  title("blue", { title: "Blue Lake", picture: "https://x.test/b.jpg", topic: "Nature" }),
];
const server = useServer(trends("lake at night", "northern lights"), titles({ lake, la: lake }));

beforeEach(() => {
  localStorage.clear();
  forgetAllSearches();
});

describe("the search box", () => {
  it("opens with its focus, and shows popular searches", async () => {
    await openSearch();
    await list();
    expect(screen.getByRole("group", { name: "Popular now" })).toBeDefined();
    expect(optionNames()).toEqual(["lake at night", "northern lights"]);
  });

  it("is a combobox around the searchbox, which names its list and its active option", async () => {
    await openSearch();
    const { id } = await list();
    expect(box().contains(field())).toBe(true);
    expect(box().getAttribute("aria-expanded")).toBe("true");
    expect([box().getAttribute("aria-controls"), field().getAttribute("aria-controls")]).toEqual([
      id,
      id,
    ]);
    expect(field().getAttribute("aria-autocomplete")).toBe("list");
    expect(activeOption()).toBeUndefined();
    await user.keyboard("{ArrowDown}");
    expect(activeOption()).toBe("lake at night");
    expect((await option("lake at night")).getAttribute("aria-selected")).toBe("true");
  });

  it("preserves text typed before its code loaded", async () => {
    renderSearch();
    const typed = field();
    fireEvent.change(typed, { target: { value: "lake" } });
    act(() => typed.focus());
    await option("Blue Lake Nature");
    expect(field()).toBe(typed);
    expect(typed.value).toBe("lake");
  });

  it("shows matches of the typed text, in bold, then titles", async () => {
    rememberSearch("Frozen Lake");
    await openSearch();
    await user.type(field(), "lake");
    await screen.findByRole("group", { name: "Titles" });
    expect(optionNames()).toEqual(["Frozen Lake", "lake at night", "Blue Lake Nature"]);
    const bold = [...(await list()).querySelectorAll("b")].map(({ textContent }) => textContent);
    expect(bold).toEqual(["Lake", "lake", "Lake"]);
  });

  it("opens a title", async () => {
    const followed = followedLinks();
    await openSearch();
    await user.type(field(), "lake");
    await user.click(await option("Blue Lake Nature"));
    expect(followed).toEqual(["/video/blue"]);
    expect(noList()).toBeNull();
  });

  it("closes when the focus leaves it", async () => {
    await openSearch();
    await list();
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(noList()).toBeNull();
    expect(box().getAttribute("aria-expanded")).toBe("false");
  });

  it("shows no list without any suggestions", async () => {
    server.use(trends());
    await openSearch();
    await eventually(() => box());
    expect(noList()).toBeNull();
  });

  it("displays right-to-left texts correctly", async () => {
    await openSearch();
    await list();
    await user.type(field(), "אגם");
    expect(field().dir).toBe("auto");
    await user.clear(field());
    expect(field().hasAttribute("dir")).toBe(false);
  });

  it("announces the number of suggestions once typing pauses", async () => {
    await openSearch();
    await eventually(() => expect(screen.getByRole("status").textContent).toBe("2 suggestions"));
  });
});

describe("the keys of the search box", () => {
  it("move through the list and back to the text", async () => {
    await openSearch();
    await list();
    const seen = [];
    for (const key of ["Down", "Down", "Down", "Down", "Up", "Up"]) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other.
      await user.keyboard(`{Arrow${key}}`);
      seen.push(activeOption());
    }
    const [first, last] = ["lake at night", "northern lights"];
    expect(seen).toEqual([first, last, undefined, first, undefined, last]);
  });

  it("search for the text by Enter", async () => {
    const followed = followedLinks();
    await openSearch();
    await list();
    await user.keyboard("  Blue   lake {Enter}");
    expect(followed).toEqual(["/search?q=Blue+lake"]);
    expect(document.activeElement).not.toBe(field());
  });

  it("search for the active option by Enter", async () => {
    const followed = followedLinks();
    await openSearch();
    await list();
    await user.keyboard("{ArrowUp}{Enter}");
    expect(followed).toEqual(["/search?q=northern+lights"]);
    expect(field().value).toBe("northern lights");
  });

  it("close the list by Escape, then empty the field", async () => {
    await openSearch();
    await user.type(field(), "la");
    await list();
    await user.keyboard("{Escape}");
    expect([noList(), field().value]).toEqual([null, "la"]);
    await expectFocus(field);
    await user.keyboard("{Escape}");
    expect(field().value).toBe("");
    await expectFocus(() => screen.getByRole("button", { name: "Search" }));
  });

  it("open a closed list again", async () => {
    await openSearch();
    await list();
    await user.keyboard("{Escape}{ArrowDown}");
    expect(activeOption()).toBe("lake at night");
  });

  it("are left to an input method while it composes", async () => {
    const followed = followedLinks();
    await openSearch();
    await list();
    fireEvent.keyDown(field(), { key: "ArrowDown", isComposing: true });
    fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
    expect([activeOption(), followed]).toEqual([undefined, []]);
  });
});

describe("“/”", () => {
  const slash = (target: Element, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(target, { key: "/", ...init });

  it("moves the focus to the search", async () => {
    renderSearch();
    const went = !slash(document.body);
    expect(went).toBe(true);
    await expectFocus(field);
  });

  it("selects the existing text, so that typing replaces it", () => {
    renderSearch();
    field().value = "lake";
    slash(document.body);
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 4]);
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    "is ignored with %j",
    (init) => {
      renderSearch();
      slash(document.body, init);
      expect(document.activeElement).toBe(document.body);
    },
  );

  it("is a letter in a field", () => {
    renderSearch();
    const other = document.body.appendChild(document.createElement("textarea"));
    other.focus();
    expect(slash(other)).toBe(true);
    expect(document.activeElement).toBe(other);
    other.remove();
  });

  it("does nothing when the viewer limits single keys to the player", () => {
    localStorage.setItem("mq_player", JSON.stringify({ keys: "player" }));
    renderSearch();
    slash(document.body);
    expect(document.activeElement).toBe(document.body);
  });
});
