import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import type * as Navigation from "next/navigation";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SiteHeader } from "@/components/header/header";
import {
  type ChannelHeader as HeaderData,
  channelHeaderSchema,
} from "@/lib/contract/channel-header";
import { parseResponse } from "@/lib/contract/parse-response";
import { aChannel } from "../support/samples";
import { useServer } from "../support/use-server";
import { renderSite } from "./support/render-site";
import { openDialogs } from "./support/open-dialogs";
import { user } from "./support/user";
import { expectFocus } from "./support/focus";

// The selector of languages refreshes the page.
vi.mock("next/navigation", async (load) => ({
  ...(await load<typeof Navigation>()),
  useRouter: () => ({}),
}));

const server = useServer(
  http.get("*/api/viewer", () => HttpResponse.json({ signedIn: false })),
  http.get("*/api/search-trends", () => HttpResponse.json({ trends: [] })),
);
// jsdom has no layout, so there is nothing to measure.
beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const members = { settings: { viewers: { subscriptionType: "optional" } } };

function renderHeader(channel: object = {}, data: object = {}) {
  const checked: HeaderData = parseResponse(channelHeaderSchema, data).value;
  return renderSite(<SiteHeader channel={aChannel(channel)} header={checked} />);
}

describe("the header's search", () => {
  it("is a form that opens the results without any script", () => {
    renderHeader();
    const { form } = screen.getByRole<HTMLInputElement>("searchbox");
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/search", "get"]);
    expect(screen.getByRole("searchbox", { name: "Search" }).getAttribute("name")).toBe("q");
    expect(screen.getByRole("button", { name: "Search" })).toBeDefined();
  });

  it("accepts 250 characters, and not only blanks", () => {
    renderHeader();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    expect(field.maxLength).toBe(250);
    const valid = ["", "   ", "lake", "  lake"].map((value) => {
      field.value = value;
      return field.checkValidity();
    });
    expect(valid).toEqual([false, false, true, true]);
  });

  it("gets the focus when its button finds it empty", async () => {
    renderHeader();
    await user.click(screen.getByRole("button", { name: "Search" }));
    await expectFocus(() => screen.getByRole("searchbox"));
  });

  it("is emptied by Escape, which moves the focus to its button", async () => {
    renderHeader();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    await user.type(field, "lake{Escape}");
    expect(field.value).toBe("");
    await expectFocus(() => screen.getByRole("button", { name: "Search" }));
  });

  it("keeps its text when Escape ends a composition", async () => {
    renderHeader();
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    await user.type(field, "みずうみ");
    fireEvent.keyDown(field, { key: "Escape", isComposing: true, keyCode: 229 });
    expect(field.value).toBe("みずうみ");
  });

  it("is absent if the channel switches it off", () => {
    renderHeader({ header: { searchVisibility: false } });
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});

describe("the account link", () => {
  it("offers to sign in where a channel has members", () => {
    renderHeader(members);
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/user/signIn");
  });

  it("offers nothing where a channel has none, whatever its flags", () => {
    const settings = { viewers: { subscriptionType: "none" } };
    renderHeader({ settings, subscription_enabled: true });
    expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
  });

  it("opens the account of a signed-in viewer, and counts new notifications", async () => {
    server.use(
      http.get("*/api/viewer", () => HttpResponse.json({ signedIn: true, name: "Ada", alerts: 2 })),
    );
    renderHeader(members);
    const link = await screen.findByRole("link", { name: "My account, 2 new" });
    expect(link.getAttribute("href")).toBe("/user/account");
  });

  it("shows no count when there are no new notifications", async () => {
    server.use(http.get("*/api/viewer", () => HttpResponse.json({ signedIn: true, alerts: 0 })));
    renderHeader(members);
    expect(await screen.findByRole("link", { name: "My account" })).toBeDefined();
  });
});

describe("the header's menus", () => {
  const group = (name: string, ...items: object[]) => ({ name, type: "other", url: "#", items });
  const leaf = (name: string) => ({ name, type: "page", url: name });

  it("close by Escape and return the focus", async () => {
    renderHeader({}, { navigation: [group("Sports", leaf("Tennis"))] });
    const button = screen.getByRole("button", { name: "Sports" });
    await user.click(button);
    expect(screen.getByRole("link", { name: "Tennis" })).toBeDefined();
    screen.getByRole("link", { name: "Tennis" }).focus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("link", { name: "Tennis" })).toBeNull();
    await expectFocus(button);
  });

  it("close when another element is pressed", async () => {
    renderHeader({}, { navigation: [group("Sports", leaf("Tennis"))] });
    await user.click(screen.getByRole("button", { name: "Sports" }));
    await user.pointer({ keys: "[MouseLeft>]", target: document.body });
    expect(screen.queryByRole("link", { name: "Tennis" })).toBeNull();
  });

  it("have six entries in a bar, and the others under More, before any script", () => {
    const names = Array.from({ length: 9 }, (_, index) => `page-${index + 1}`);
    renderHeader({}, { navigation: names.map(leaf) });
    const more = screen.getByRole("button", { name: "More" });
    const menu = document.getElementById(more.getAttribute("popovertarget") ?? "");
    const linked = [...(menu?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
    expect(linked).toEqual(["page-7", "page-8", "page-9"]);
    expect(menu?.getAttribute("popover")).toBe("auto");
  });

  it("are all in the bar if they fit", () => {
    renderHeader({}, { navigation: ["a", "b", "c", "d", "e", "f", "g"].map(leaf) });
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  it("preserve the direction of each name in a mirrored bar", () => {
    renderHeader(
      {},
      { direction: "rtl", title: "Now!", navigation: [{ ...leaf("on"), name: "What's on?" }] },
    );
    expect(screen.getByText("Now!").dir).toBe("auto");
    expect(screen.getByText("What's on?").tagName).toBe("BDI");
  });

  it("show a group without a page as plain text", async () => {
    renderHeader({}, { navigation: [group("Sports", group("Ball", leaf("Tennis")))] });
    await user.click(screen.getByRole("button", { name: "Sports" }));
    expect((await screen.findByText("Ball")).closest("a")).toBeNull();
    expect(screen.queryByRole("link", { name: "All Sports" })).toBeNull();
  });

  it("of columns show the card of their entry, and nothing where there is none", async () => {
    const item = { token: "clay", type: "video", input: { name: "Clay Masters" } };
    const columns = group("Ball", leaf("Tennis"));
    const navigation = [
      { ...group("Sports", columns), feature: item },
      { ...group("Films", columns), feature: { token: "no kind" } },
    ];
    renderHeader({}, { navigation });
    await user.click(screen.getByRole("button", { name: "Sports" }));
    const link = await screen.findByRole("link", { name: "Clay Masters" });
    expect(link.getAttribute("href")).toBe("/video/clay");
    await user.click(screen.getByRole("button", { name: "Films" }));
    expect(screen.queryAllByRole("heading")).toEqual([]);
  });

  it("show an entry's icon and own colours, at every level", () => {
    const style = { icon: "https://x.test/i.svg", style: { background: "#fff", bold: true } };
    renderHeader({}, { navigation: [{ ...group("Sports", leaf("Tennis")), ...style }] });
    const button = screen.getByRole("button", { name: "Sports" });
    expect(button.querySelector("img")?.getAttribute("src")).toBe("https://x.test/i.svg");
    expect(button.style.color).toBe("rgb(0, 0, 0)");
    expect(button.style.fontWeight).toBe("700");
  });
});

describe("the drawer of narrow windows", () => {
  const navigation = [{ name: "Sports", type: "page", url: "sports" }];
  const openDrawer = async (main: object = {}) => {
    openDialogs();
    renderHeader({ settings: { main } }, { navigation });
    await user.click(screen.getByRole("button", { name: "Menu" }));
    return within(screen.getByRole("dialog", { name: "Menu" }));
  };

  it("offers the channel's languages below its entries", async () => {
    const drawer = await openDrawer({ languages: ["de", "en"] });
    const selector = await drawer.findByRole<HTMLSelectElement>("combobox", { name: "Language" });
    expect([...selector.options].map(({ text }) => text)).toEqual(["Deutsch", "English"]);
  });

  it.each([{ languageVisibility: false }, { languages: ["en"] }])(
    "offers no choice of languages with %j",
    async (main) => {
      const drawer = await openDrawer(main);
      expect(await drawer.findByRole("link", { name: "Sports" })).toBeDefined();
      expect(drawer.queryByRole("combobox")).toBeNull();
    },
  );
});
