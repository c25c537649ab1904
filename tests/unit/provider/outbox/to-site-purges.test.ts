import { describe, expect, test } from "vitest";
import type { AuditedChange } from "../../../../provider/db/admin/audit-log.ts";
import { toSitePurges } from "../../../../provider/outbox/to-site-purges.ts";

const page = { resourceType: "page", resourceId: "films", channel: "acme" } as const;
const former = { token: "films", url: "all/films", name: "Films", sections: [] };
const content = { resourceType: "content", resourceId: "film-1", channel: "acme" } as const;
const film = { token: "film-1", name: "Day", picture: "day", keywords: [] };
const sections = [{ token: "row" }];

// docs/admin-api.md AA-103
describe("a change", () => {
  test.each<[string, string, AuditedChange, object[]]>([
    [
      "of a page's sections purges the page by token and address",
      "publishPage",
      { ...page, before: former, after: { ...former, sections } },
      [{ channel: "acme", pages: ["films", "all/films"] }],
    ],
    [
      "of a page's name, which menus and cards show, purges the channel",
      "restorePageRevision",
      { ...page, before: former, after: { ...former, name: "Other films" } },
      [{ channel: "acme" }],
    ],
    [
      "that publishes a page for the first time purges the channel",
      "publishPage",
      { ...page, after: former },
      [{ channel: "acme" }],
    ],
    [
      "that deletes a page purges the channel",
      "deletePage",
      { ...page, before: former },
      [{ channel: "acme" }],
    ],
    [
      "of a content's name and picture purges the content",
      "updateContent",
      { ...content, before: film, after: { ...film, name: "Night", picture: "night" } },
      [{ channel: "acme", contents: ["film-1"] }],
    ],
    [
      "of a content's keywords, which others are related by, purges the channel",
      "updateContent",
      { ...content, before: film, after: { ...film, keywords: ["sea"] } },
      [{ channel: "acme" }],
    ],
    [
      "of an offer purges the channel",
      "updatePaywall",
      { resourceType: "paywall", resourceId: "all", channel: "acme" },
      [{ channel: "acme" }],
    ],
    ["of a draft purges nothing", "updatePage", { ...page, before: former, after: former }, []],
    [
      "of a channel purges it",
      "updateChannel",
      { resourceType: "channel", resourceId: "acme", channel: "acme" },
      [{ channel: "acme" }],
    ],
    [
      "of a viewer purges nothing",
      "signOutViewer",
      { resourceType: "viewer", resourceId: "v1", channel: "acme" },
      [],
    ],
    [
      "of a member of all channels purges nothing",
      "removeStaffMember",
      { resourceType: "staff", resourceId: "s1", channel: null },
      [],
    ],
  ])("%s", (_, operation, change, purges) => {
    expect(toSitePurges(operation, [change])).toEqual(purges);
  });
});
