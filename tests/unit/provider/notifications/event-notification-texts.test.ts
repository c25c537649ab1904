import { describe, expect, it } from "vitest";
import { languages } from "../../../../lib/contract/languages.ts";
import {
  renderEventMail,
  createEventPushPayload,
} from "../../../../provider/notifications/event-notification-texts.ts";
import { harbour } from "../../../contract/support/catalogue.ts";

const start = new Date(Date.UTC(2030, 5, 7, 18, 30));
const kinds = ["started", "moved", "cancelled", "restored"] as const;

function facts(language: string | null, kind: (typeof kinds)[number], name = "Sail race") {
  const channel = { token: "harbour", name: "Harbour", profile: harbour.channel };
  const content = { token: "sail race/1", name };
  const message = { kind, start };
  return { message, viewer: { language }, channel, content } as Parameters<
    typeof renderEventMail
  >[0];
}

describe.each(languages)("mails in %s", (language) => {
  it.each(kinds)(
    "D1: %s contain title, brand and time with its zone, and a link to the event",
    async (kind) => {
      const mail = await renderEventMail(facts(language, kind), "https://harbour.example");
      const lang = language === "jp" ? "ja" : language;
      expect(mail.subject).toContain("Sail race");
      expect(mail.text).toContain("Harbour");
      expect(mail.text).toMatch(/(18[.:]30|6:30\sPM)\s?UTC|UTC\s?18:30/);
      expect(mail.text).toContain("https://harbour.example/video/sail%20race%2F1");
      expect(mail.html).toContain(`<html lang="${lang}">`);
      expect(mail.text).not.toMatch(/[{}]|undefined/);
    },
  );

  it("U2: a push contains brand and title in that language", () => {
    const push = createEventPushPayload(facts(language, "started"), undefined);
    expect(push).toMatchObject({ title: "Sail race", url: "/video/sail%20race%2F1" });
    expect(push.lang).toBe(language === "jp" ? "ja" : language);
    expect(push.body).toContain("Harbour");
  });
});

it("D1: a viewer without a known language gets the channel's", async () => {
  const mail = await renderEventMail(facts(null, "started"), "https://harbour.example");
  expect(mail.subject).toBe("Sail race has started");
  expect(mail.text).toContain("Friday, 7 June 2030 at 18:30 UTC");
});

it("D1: a title is text in the mail, never markup", async () => {
  const mail = await renderEventMail(
    facts("en", "started", "<b>Race</b>"),
    "https://harbour.example",
  );
  expect(mail.html).not.toContain("<b>");
  expect(mail.html).toContain("&lt;b&gt;Race");
});
