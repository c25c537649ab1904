import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  forgetAllSearches,
  recentSearches,
  rememberSearch,
} from "@/lib/search/recent-searches.browser";
import { eventually } from "../../support/eventually";
import { useServer } from "../../support/use-server";
import {
  activeOption,
  field,
  list,
  noList,
  openSearch,
  optionNames,
  titles,
  trends,
} from "../support/search-box";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

useServer(trends("ice"), titles());

beforeEach(() => {
  localStorage.clear();
  forgetAllSearches();
  for (const query of ["sea", "lake"]) rememberSearch(query);
});

const button = (name: string) => screen.getByRole("button", { name });
const status = () => screen.getByRole("status").textContent;
const open = async () => {
  await openSearch();
  await list();
  await eventually(() => expect(optionNames()).toEqual(["lake", "sea", "ice"]));
};

// jsdom has no style sheets: in browsers an empty field has no button that clears it.
const tabPastClear = () => user.tab().then(() => user.tab());

describe("saved searches", () => {
  it("are saved when they are run", async () => {
    await open();
    await user.keyboard("Frozen lake{Enter}");
    expect(recentSearches()).toEqual(["Frozen lake", "lake", "sea"]);
  });

  it("are removed one by one, and the field stays focused when a pointer is used", async () => {
    await open();
    await user.click(button("Remove “lake”"));
    expect([optionNames(), recentSearches()]).toEqual([["sea", "ice"], ["sea"]]);
    await expectFocus(field);
    expect(status()).toBe("“lake” was removed.");
  });

  it("are removed all at once", async () => {
    await open();
    await user.click(button("Remove all"));
    expect([optionNames(), recentSearches()]).toEqual([["ice"], []]);
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
    expect(status()).toBe("All your searches were removed.");
  });

  it("have buttons after the field, which pass the focus on when they are removed", async () => {
    await open();
    await tabPastClear();
    await expectFocus(() => button("Remove all"));
    await user.tab();
    await user.keyboard("{Enter}");
    await expectFocus(() => button("Remove “sea”"));
    await user.keyboard(" ");
    await expectFocus(field);
    expect(recentSearches()).toEqual([]);
  });

  it("are removed by Shift+Delete on the active one, and the next one becomes active", async () => {
    await open();
    await user.keyboard("{ArrowDown}{Shift>}{Delete}{/Shift}");
    expect([optionNames(), activeOption()]).toEqual([["sea", "ice"], "sea"]);
  });

  it("are not removed when the active option is no saved search", async () => {
    await open();
    await user.keyboard("{ArrowUp}{Shift>}{Delete}{/Shift}");
    expect(optionNames()).toEqual(["lake", "sea", "ice"]);
  });

  it("stay open for Escape on a button, which returns the focus to the field", async () => {
    await open();
    await tabPastClear();
    await user.keyboard("{Escape}");
    expect(noList()).toBeNull();
    await expectFocus(field);
  });

  it("include those of another tab", async () => {
    await open();
    await user.keyboard("{Escape}");
    localStorage.setItem("mq_searches", JSON.stringify(["from another tab"]));
    await user.keyboard("{ArrowDown}");
    await eventually(() => expect(optionNames()).toEqual(["from another tab", "ice"]));
  });
});
