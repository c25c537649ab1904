import { render, screen, within } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import { SiteFooter } from "@/components/footer/footer";
import { channelFooterSchema } from "@/lib/contract/channel-footer";
import { parseResponse } from "@/lib/contract/parse-response";
import { aChannel } from "../support/samples";
import { t } from "./support/render-site";

const origin = "http://demo.localhost:3000";
const networks = [
  "twitter",
  "facebook",
  "reddit",
  "ig",
  "tiktok",
  "threads",
  "discord",
  "whatsapp",
];
const links = Object.fromEntries(networks.map((name) => [name, `https://${name}.test/us`]));
const settings = {
  main: { social: { links } },
  tos: "https://law.test/terms",
  privacy_policy: `${origin}/pages/privacy`,
};
const full = {
  description: "About us.",
  logo: "https://x.test/logo.svg",
  logoLink: "https://owner.test/",
  supportLinks: [
    { key: "Help", value: "https://help.test/" },
    { key: "Write", value: "mailto:a@b.test" },
  ],
  customLinksTitle: "Look around",
  customLinks: [
    { name: "Films", type: "page", url: "films" },
    { name: "Shop", type: "external", url: "https://shop.test" },
    { name: "Hidden", type: "page", url: "hidden", visibility: false },
    { name: "Bad", type: "external", url: "javascript:alert(1)" },
  ],
  content: "**Free** words",
  languageVisibility: false,
};
const off = {
  infoVisibility: false,
  supportVisibility: false,
  legalVisibility: false,
  customLinksVisibility: false,
  contentVisibility: false,
  socialVisibility: false,
};

function renderFooter(more: object = {}, channel: object = { settings }) {
  const checked = parseResponse(channelFooterSchema, { ...full, ...more }).value;
  return render(<SiteFooter channel={aChannel(channel)} footer={checked} t={t} />);
}

function place(name: string) {
  const link = screen.getByRole("link", { name });
  return [link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")];
}

test.each([
  ["the logo's address", "Demo", "https://owner.test/"],
  ["a support page", "Help", "https://help.test/"],
  ["a custom link", "Shop", "https://shop.test"],
  ["a page of law elsewhere", "Terms of service", "https://law.test/terms"],
])("%s on another site opens in a new tab", (_, name, href) => {
  renderFooter();
  expect(place(name)).toEqual([href, "_blank", "noopener"]);
});

test.each([
  ["a mail", "Write", "mailto:a@b.test"],
  ["a page of the channel", "Films", "/pages/films"],
  ["an address on the channel's own origin", "Privacy policy", `${origin}/pages/privacy`],
])("%s opens in the same tab", (_, name, href) => {
  renderFooter();
  expect(place(name)).toEqual([href, null, null]);
});

it("has all eight networks by name", () => {
  renderFooter();
  const names = "X Facebook Reddit Instagram TikTok Threads Discord WhatsApp".split(" ");
  for (const name of names) expect(place(name).slice(1)).toEqual(["_blank", "noopener"]);
});

it("renders its text as Markdown", () => {
  renderFooter();
  expect(screen.getByText("Free").tagName).toBe("STRONG");
});

it("leaves out links that are hidden or would run code", () => {
  renderFooter();
  expect(screen.queryByText("Hidden")).toBeNull();
  expect(screen.queryByText("Bad")).toBeNull();
});

describe("a flag", () => {
  test.each([
    ["infoVisibility", "About us."],
    ["supportVisibility", "Help"],
    ["legalVisibility", "Terms of service"],
    ["customLinksVisibility", "Films"],
    ["contentVisibility", "Free"],
  ])("%s hides its block and no other", (flag, words) => {
    renderFooter({ [flag]: false });
    const shown = ["About us.", "Help", "Terms of service", "Films", "Free"].filter((text) =>
      within(screen.getByRole("contentinfo")).queryByText(text),
    );
    expect(shown).toEqual(
      ["About us.", "Help", "Terms of service", "Films", "Free"].filter((text) => text !== words),
    );
  });

  it("hides the networks", () => {
    renderFooter({ socialVisibility: false });
    expect(screen.queryByRole("link", { name: "Discord" })).toBeNull();
  });
});

test.each([
  ["visibility is off", { visibility: false }],
  ["every block is off", off],
  [
    "its only text cannot be parsed",
    { ...off, contentVisibility: true, content: "> ".repeat(5_000) },
  ],
])("there is no footer when %s", (_, flags) => {
  renderFooter(flags);
  expect(screen.queryByRole("contentinfo")).toBeNull();
});
