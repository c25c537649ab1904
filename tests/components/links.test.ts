import { describe, expect, it, test } from "vitest";
import { menuItemLink } from "@/components/header/navigation/menu-links";
import { pageOfFollowedLink } from "@/components/links/followed-link";
import { fullLoadSegments } from "@/lib/urls/routes";
import { withoutOwnerCode } from "../support/owner-places.ts";

const current = new URL("https://demo.test/pages/nature?a=1");

function pressed(attributes: Record<string, string>, how: MouseEventInit = {}) {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.innerHTML = "<b>words</b>";
  document.body.append(link);
  let followed: ReturnType<typeof pageOfFollowedLink>;
  link.addEventListener("click", (event) => {
    followed = pageOfFollowedLink(event, current as unknown as Location, fullLoadSegments);
    event.preventDefault();
  });
  link.firstElementChild?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ...how }),
  );
  return followed;
}

describe("a click on a link", () => {
  it("becomes a path within the site", () => {
    expect(pressed({ href: "https://demo.test/video/a?t=4#x" })).toEqual({
      path: "/video/a?t=4#x",
      soft: true,
    });
  });

  test.each(withoutOwnerCode)("reloads for %s, where no owner's code may run", (path) => {
    expect(pressed({ href: `https://demo.test${path}` })).toEqual({ path, soft: false });
  });

  test.each([
    ["another site", { href: "https://other.test/video/a" }],
    ["a new tab", { href: "https://demo.test/video/a", target: "_blank" }],
    ["a download", { href: "https://demo.test/video/a", download: "" }],
    ["a mail", { href: "mailto:a@demo.test" }],
    ["a file", { href: "https://demo.test/sitemap.xml" }],
    ["a place on the same page", { href: "https://demo.test/pages/nature?a=1#main" }],
  ])("is left to the browser when it opens %s", (_, attributes) => {
    expect(pressed(attributes)).toBeUndefined();
  });

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])("is left to the browser with %o", (how) => {
    expect(pressed({ href: "https://demo.test/video/a" }, how)).toBeUndefined();
  });
});

describe("an entry of the navigation", () => {
  test.each([
    [{ type: "page", url: "nature" }, { href: "/pages/nature" }],
    [{ type: "page", url: "/pages/nature" }, { href: "/pages/nature" }],
    [{ type: "page", url: "a/b c" }, { href: "/pages/a%2Fb%20c" }],
    [{ type: "page", url: "/" }, { href: "/" }],
    [{ type: "other", url: "/search?q=a" }, { href: "/search?q=a" }],
    [
      { type: "external", url: "https://x.test" },
      { href: "https://x.test", target: "_blank", rel: "noopener" },
    ],
    [{ type: "external", url: "https://x.test", target: "_self" }, { href: "https://x.test" }],
  ] as const)("%o links to %o", (item, link) => {
    expect(menuItemLink(item)).toEqual(link);
  });
});
