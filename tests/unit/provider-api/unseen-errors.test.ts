import { afterEach, describe, expect, test, vi } from "vitest";
import type { CallContext } from "../../../lib/provider-api/call-context.ts";
import { logger } from "../../../lib/log.ts";
import { changeWatchList, getViewerContentStates } from "../../../lib/provider-api/lists.ts";
import {
  getRegistrationFields,
  sendRegistrationAnswers,
} from "../../../lib/provider-api/profile.ts";
import { named } from "../docs/every-call.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond } = useTinyProvider();
afterEach(() => vi.restoreAllMocks());

const by: CallContext = {
  viewer: { ip: "203.0.113.9", userAgent: "Browser/1.0" },
  language: "en",
  token: "secret",
};
const channel = { ...named, token: "tiny", channel_id: "t1" };
const fields = "/ch/t1/users/me/registration-fields";

describe("docs/behaviour.md BE-406: an error that no viewer sees is one line of the log", () => {
  test.each([
    [
      "viewership",
      "/ch/tiny/users/me/viewership-metadata",
      () => getViewerContentStates(by, channel),
    ],
    ["registration-fields", fields, () => getRegistrationFields(by, channel)],
    ["registration-answers", fields, () => sendRegistrationAnswers(by, channel, [])],
  ])("%s", async (call, path, startCall) => {
    const warn = vi.spyOn(logger, "warn");
    respond(path, 403, {
      statusCode: 403,
      source: "FORBIDDEN",
      message: "Not for ada@example.com.",
    });
    await expect(startCall()).rejects.toMatchObject({ code: 403 });
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ call, code: 403, source: "FORBIDDEN" }), "call refused"],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/secret|ada@/);
  });

  test("an error that is shown is not logged", async () => {
    const warn = vi.spyOn(logger, "warn");
    vi.stubEnv("WATCHLIST_URL", undefined);
    respond("/watchlist", 404, { statusCode: 404 });
    const change = changeWatchList(by, channel, { inputToken: "one", added: true });
    await expect(change).rejects.toMatchObject({ code: 404 });
    expect(warn).not.toHaveBeenCalled();
  });
});
