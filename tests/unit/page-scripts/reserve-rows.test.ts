import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { createInlineScriptText } from "../../../lib/page-scripts/inline-script.ts";
import { reserveRowSpace } from "../../../lib/page-scripts/reserve-rows.ts";

/** The rows for which a browser with this cookie and storage reserves room, and what it stores. */
function reserved(cookie: string, saved?: string) {
  const document = { cookie, documentElement: { dataset: { lists: "" } } };
  const storage = new Map(saved === undefined ? [] : [["mq_lists", saved]]);
  const localStorage = {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
  };
  runInNewContext(createInlineScriptText(reserveRowSpace), { document, localStorage });
  const { lists } = document.documentElement.dataset;
  return { lists, saved: storage.get("mq_lists"), cookie: document.cookie };
}

test("lists that this browser knows get reserved rows", () => {
  expect(reserved("mq_lng=de", "watch_list").lists).toBe("watch_list");
  expect(reserved("").lists).toBe("");
});

test("the lists in the cookie of a sign-in are stored", () => {
  const root = reserved("mq_lng=de; mq_lists=watch_list.continue_watching", "watch_list");
  expect(root).toEqual({
    lists: "account watch_list continue_watching",
    saved: "account watch_list continue_watching",
    cookie: "mq_lists=; Path=/; Max-Age=0",
  });
});
