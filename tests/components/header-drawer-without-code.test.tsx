import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { MobileMenu } from "@/components/header/navigation/mobile-menu";
import { channelHeaderSchema } from "@/lib/contract/channel-header";
import { parseResponse } from "@/lib/contract/parse-response";
import { createMenuItems } from "@/lib/sections/menu-items";
import { aChannel } from "../support/samples";
import { openDialogs } from "./support/open-dialogs";
import { renderSite } from "./support/render-site";
import { user } from "./support/user";

vi.mock("@/components/header/navigation/mobile-menu-level", () => {
  throw new Error("There is no network.");
});

it("lists its entries and can be closed where its code can't be loaded", async () => {
  openDialogs();
  const sent = { navigation: [{ name: "Sports", type: "page", url: "sports" }] };
  const { navigation } = parseResponse(channelHeaderSchema, sent).value;
  const items = createMenuItems(navigation, aChannel().style.theme);
  renderSite(<MobileMenu items={items} languages={[]} direction="ltr" />);
  await user.click(screen.getByRole("button", { name: "Menu" }));
  const drawer = within(screen.getByRole("dialog", { name: "Menu" }));
  expect(await drawer.findByRole("link", { name: "Sports" })).toBeDefined();
  await user.click(drawer.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
});
